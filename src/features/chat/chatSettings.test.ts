import {describe, expect, it} from 'vitest';
import {chatSettings, isChatUser} from './chatSettings.ts';

const ADA = {name: 'Ada', email: 'ada@example.com'};

describe('chat settings', () => {
  it.each([
    ['2024-05-17T09:30:00Z', 1715938200],
    [1715938200, 1715938200],
    [1715938200999, 1715938200],
  ])('convert %s to seconds', (createdAt, seconds) => {
    expect(chatSettings('abc', {...ADA, createdAt, intercomSignature: 'f0'})).toEqual({
      app_id: 'abc',
      name: 'Ada',
      email: 'ada@example.com',
      created_at: seconds,
      user_hash: 'f0',
    });
  });

  it('omit what the user does not have', () => {
    expect(chatSettings('abc', {email: ADA.email})).toEqual({app_id: 'abc', email: 'ada@example.com'});
  });

  it('require an email address', () => {
    expect(isChatUser(ADA)).toBe(true);
    expect(isChatUser({name: 'Ada'})).toBe(false);
  });
});
