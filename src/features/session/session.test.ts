import {afterEach, describe, expect, it, vi} from 'vitest';
import type {User} from './bridgeMessage.ts';
import {endSession, getSession, startSession, subscribeToSession} from './session.ts';

const ADA = {name: 'Ada', email: 'ada@example.com'};

describe('session', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    endSession();
  });

  it('changes from fetching to the user, and to none on sign-out', async () => {
    const seen: string[] = [];
    const stop = subscribeToSession(() => seen.push(getSession().status));
    await startSession(() => Promise.resolve(ADA));
    expect(getSession()).toEqual({status: 'user', user: ADA});
    endSession();
    stop();
    expect(seen).toEqual(['fetching', 'user', 'none']);
  });

  it('logs one line if there is no user', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await startSession(() => Promise.reject(new Error('nobody is signed in')));
    expect(getSession()).toEqual({status: 'none'});
    expect(log.mock.calls).toEqual([['No current user: nobody is signed in']]);
  });

  it('ignores an answer that is received after sign-out or after a newer request', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const give: ((user: User) => void)[] = [];
    const ask = () => new Promise<User>((resolve) => give.push(resolve));
    const first = startSession(ask);
    endSession();
    give[0]?.(ADA);
    await first;
    expect(getSession()).toEqual({status: 'none'});
    const second = startSession(ask);
    const third = startSession(ask);
    give[2]?.({...ADA, name: 'Grace'});
    await third;
    give[1]?.(ADA);
    await second;
    expect(getSession()).toMatchObject({user: {name: 'Grace'}});
    expect(log).not.toHaveBeenCalled();
  });
});
