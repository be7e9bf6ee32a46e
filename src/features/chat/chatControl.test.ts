import {describe, expect, it, vi} from 'vitest';
import {chatControl} from './chatControl.ts';
import type {ChatUser} from './chatSettings.ts';

const ADA = {name: 'Ada', email: 'ada@example.com'};

describe('chat control', () => {
  const recorder = () => {
    const calls: string[] = [];
    const chat = {
      boot: ({name}: ChatUser) => void calls.push(`boot ${name}`),
      shutdown: () => void calls.push('shutdown'),
    };
    return {calls, chat};
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('does not load before there is a user, and boots only once', async () => {
    const {calls, chat} = recorder();
    const load = vi.fn(() => Promise.resolve(chat));
    const want = chatControl(load);
    want(null);
    expect(load).not.toHaveBeenCalled();
    want(ADA);
    want(ADA);
    await settled();
    want(ADA);
    expect(calls).toEqual(['boot Ada']);
    want(null);
    want(null);
    want(ADA);
    expect(calls).toEqual(['boot Ada', 'shutdown', 'boot Ada']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('boots again for another user', async () => {
    const {calls, chat} = recorder();
    const want = chatControl(() => Promise.resolve(chat));
    want(ADA);
    await settled();
    want({...ADA, name: 'Grace'});
    expect(calls).toEqual(['boot Ada', 'shutdown', 'boot Grace']);
  });

  it('does what was last requested when it has loaded', async () => {
    const {calls, chat} = recorder();
    const want = chatControl(() => Promise.resolve(chat));
    want(ADA);
    want(null);
    await settled();
    expect(calls).toEqual([]);
  });

  it('retries after a failure', async () => {
    const {calls, chat} = recorder();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.resolve(chat)).mockRejectedValueOnce(new Error('chunk'));
    const want = chatControl(load);
    want(ADA);
    await settled();
    expect(warn).toHaveBeenCalledOnce();
    want(null);
    want(ADA);
    await settled();
    expect(calls).toEqual(['boot Ada']);
  });
});
