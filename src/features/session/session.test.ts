import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {readBridgeMessage, type User} from './bridgeMessage.ts';
import {chatControl} from '../chat/chatControl.ts';
import {chatSettings, isChatUser, type ChatUser} from '../chat/chatSettings.ts';
import {heightReporter} from '../embedding/heightReporter.ts';
import {leavesFrame} from '../embedding/leavesFrame.ts';
import {messageTarget} from '../embedding/messageTarget.ts';
import {endSession, getSession, startSession, subscribeToSession} from './session.ts';

const ADA = {name: 'Ada', email: 'ada@example.com'};
const answer = (response: unknown) => readBridgeMessage({type: 'getCurrentUser', response});

describe('bridge message', () => {
  it('contains the user', () => {
    expect(
      answer({...ADA, createdAt: '2024-05-17T09:30:00Z', intercomSignature: '5f'.repeat(32), extra: 1}),
    ).toEqual({
      kind: 'user',
      user: {...ADA, createdAt: '2024-05-17T09:30:00Z', intercomSignature: '5f'.repeat(32)},
      dropped: [],
      isMisspelt: false,
    });
  });

  it.each([null, undefined])('says with the response %s that nobody is signed in', (response) => {
    expect(answer(response)).toEqual({kind: 'signedOut', isMisspelt: false});
  });

  it('may have the user in the old misspelled field; the correct one takes precedence', () => {
    expect(readBridgeMessage({type: 'getCurrentUser', respone: ADA})).toEqual({
      kind: 'user',
      user: ADA,
      dropped: [],
      isMisspelt: true,
    });
    expect(readBridgeMessage({type: 'getCurrentUser', response: null, respone: ADA})).toMatchObject({
      kind: 'signedOut',
    });
  });

  it.each([
    ['a name in markup is a name', {...ADA, name: '<b>Ada</b>'}, {...ADA, name: '<b>Ada</b>'}],
    ['seconds', {...ADA, createdAt: 1715938200}, {...ADA, createdAt: 1715938200}],
    ['nulls', {...ADA, createdAt: null, intercomSignature: null}, ADA],
    ['letters of all kinds', {...ADA, name: 'Ада 李 👩‍💻'}, {...ADA, name: 'Ада 李 👩‍💻'}],
    ['an email address alone', {email: 'a@b'}, {email: 'a@b'}],
    ['a name alone', {name: 'Ada'}, {name: 'Ada'}],
  ])('accepts: %s', (_case, response, user) => {
    expect(answer(response)).toEqual({kind: 'user', user, dropped: [], isMisspelt: false});
  });

  it.each([
    ['name', ''],
    ['name', ' \n'],
    ['name', 'a'.repeat(201)],
    ['name', 'a'.repeat(1 << 20)],
    ['name', 'A\u0000da'],
    ['name', 'A\u202Eda'],
    ['name', 5],
    ['email', 'ada'],
    ['email', `${'a'.repeat(250)}@b.com`],
    ['email', `${'a'.repeat(1 << 20)}@b`],
    ['createdAt', 'yesterday'],
    ['createdAt', '2021-03-04'],
    ['createdAt', '2021-03-04 05:06:07 UTC'],
    ['createdAt', '1614834367'],
    ['createdAt', -1],
    ['createdAt', {}],
    ['intercomSignature', '"><script>'],
    ['intercomSignature', ''],
  ] as const)('drops an unusable %s and keeps the user (case %#)', (field, value) => {
    const rest = Object.fromEntries(Object.entries(ADA).filter(([name]) => name !== field));
    expect(answer({...ADA, [field]: value})).toEqual({
      kind: 'user',
      user: rest,
      dropped: [field],
      isMisspelt: false,
    });
  });

  it.each([
    ['no fields', {}],
    ['neither name nor email usable', {name: '', email: 'ada', createdAt: 1715938200}],
    ['a list', [ADA]],
    ['a text', 'Ada'],
    ['inherited fields', JSON.parse('{"__proto__": {"name": "Ada", "email": "a@b"}}')],
    ['fields of a prototype', Object.create(ADA)],
  ])('names nobody: %s', (_case, response) => {
    expect(answer(response)).toEqual({kind: 'unusable', isMisspelt: false});
  });

  it('ignores a message that inherits its type', () => {
    expect(readBridgeMessage(Object.create({type: 'getCurrentUser', response: ADA}))).toEqual({
      kind: 'ignored',
    });
  });

  it.each<[string, () => unknown]>([
    ['a text of a megabyte', () => 'a'.repeat(1 << 20)],
    ['a type of a megabyte', () => ({type: 'a'.repeat(1 << 20), response: ADA})],
    ['a map', () => new Map([['type', 'getCurrentUser']])],
    ['a file', () => new Blob(['getCurrentUser'])],
    ['an error', () => new Error('getCurrentUser')],
    ['an almost right type', () => ({type: 'getcurrentuser', response: ADA})],
    ['a type in a list', () => ({type: ['getCurrentUser'], response: ADA})],
  ])('ignores: %s', (_case, make) => {
    expect(readBridgeMessage(make())).toEqual({kind: 'ignored'});
  });

  it.each<[string, () => unknown]>([
    ['a response of a megabyte', () => ({type: 'getCurrentUser', response: 'a'.repeat(1 << 20)})],
    [
      'thousands of keys',
      () => ({
        type: 'getCurrentUser',
        response: Object.fromEntries(Array.from({length: 5000}, (_, index) => [`key${index}`, index])),
      }),
    ],
    [
      'a circle',
      () => {
        const response: Record<string, unknown> = {};
        response.self = response;
        return {type: 'getCurrentUser', response};
      },
    ],
    [
      'a deep nest',
      () => {
        let value: unknown = {};
        for (let depth = 0; depth < 300; depth += 1) value = {response: value};
        return {type: 'getCurrentUser', response: value};
      },
    ],
    [
      'keys of prototypes',
      () =>
        JSON.parse('{"type": "getCurrentUser", "response": {"constructor": {"prototype": {"name": "Ada"}}}}'),
    ],
  ])('names nobody: %s', (_case, make) => {
    expect(readBridgeMessage(make())).toEqual({kind: 'unusable', isMisspelt: false});
  });

  it('ignores anything else, without throwing or changing prototypes', () => {
    const type = fc.oneof(fc.constant('getCurrentUser'), fc.string(), fc.anything());
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything({
            withMap: true,
            withSet: true,
            withDate: true,
            withBigInt: true,
            withNullPrototype: true,
          }),
          fc.record({type, response: fc.anything()}, {requiredKeys: []}),
        ),
        (data) => {
          const result = readBridgeMessage(data);
          if (result.kind === 'user') {
            expect(result.user.name ?? result.user.email).toBeTruthy();
            expect(result.user.email ?? '@').toContain('@');
          }
          expect(Object.keys(Object.prototype)).toEqual([]);
        },
      ),
      {numRuns: 2000, seed: 20251128},
    );
  });
});

describe('session', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    endSession();
  });

  it('goes from fetching to the user, and to none on sign-out', async () => {
    const seen: string[] = [];
    const stop = subscribeToSession(() => seen.push(getSession().status));
    await startSession(() => Promise.resolve(ADA));
    expect(getSession()).toEqual({status: 'user', user: ADA});
    endSession();
    stop();
    expect(seen).toEqual(['fetching', 'user', 'none']);
  });

  it('logs one line when there is no user', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await startSession(() => Promise.reject(new Error('nobody is signed in')));
    expect(getSession()).toEqual({status: 'none'});
    expect(log.mock.calls).toEqual([['No current user: nobody is signed in']]);
  });

  it('drops an answer that arrives after sign-out or after a newer request', async () => {
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

  it('applies the latest request when it has loaded, not an earlier one', async () => {
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

describe('height receiver', () => {
  it.each([
    ['https://appodeal.com/', 'https://appodeal.com'],
    ['https://app.appodeal.com/apps?x=1#y', 'https://app.appodeal.com'],
    ['https://a.b.appodeal.com', 'https://a.b.appodeal.com'],
    ['https://APP.APPODEAL.COM/', 'https://app.appodeal.com'],
    ['https://app.appodeal.com:443/', 'https://app.appodeal.com'],
    ['http://localhost/', 'http://localhost'],
    ['http://localhost:4400/dashboard', 'http://localhost:4400'],
    ['https://localhost:8443/', 'https://localhost:8443'],
  ])('%s receives the height at %s', (referrer, target) => {
    expect(messageTarget(referrer, 'appodeal.com')).toBe(target);
  });

  it.each([
    // Empty, or not a URL.
    '',
    '*',
    'null',
    'appodeal.com',
    '//appodeal.com',
    'about:blank',
    'about:srcdoc',
    // Before and after the name.
    'https://evilappodeal.com',
    'https://evil-appodeal.com',
    'https://appodeal.com.evil.test',
    'https://appodeal.community',
    'https://appodeal.co',
    'https://appodeal.com-evil.test',
    'https://app-appodeal.com',
    'https://appodeal.evil.test',
    'https://xappodeal.com',
    'https://com',
    'https://evil.test/appodeal.com',
    'https://evil.test/?https://appodeal.com',
    'https://evil.test#.appodeal.com',
    'https://evil.test\\.appodeal.com',
    // Homoglyphs, and their ASCII form.
    'https://аppodeal.com',
    'https://xn--ppodeal-2nf.com',
    'https://app.xn--ppodeal-2nf.com',
    'https://appodeaI.com',
    'https://appodeal.com。evil.test',
    'https://appodeal%E3%80%82com.evil.test',
    // Ports.
    'https://appodeal.com:8443',
    'https://app.appodeal.com:80',
    'https://app.appodeal.com:1',
    'https://evil.test:443',
    'https://appodeal.com:443@evil.test',
    'https://appodeal.com:99999',
    // Credentials.
    'https://appodeal.com@evil.test',
    'https://user@appodeal.com',
    'https://user:pass@app.appodeal.com',
    'http://user@localhost',
    'https://localhost:pass@evil.test',
    // Dots.
    'https://appodeal.com.',
    'https://app.appodeal.com.',
    'https://.appodeal.com.',
    'http://localhost.',
    'https://appodeal..com',
    'https://appodealxcom',
    // Other schemes.
    'http://appodeal.com',
    'http://app.appodeal.com',
    'ftp://app.appodeal.com',
    'wss://app.appodeal.com',
    'javascript://appodeal.com',
    'file://appodeal.com/',
    'file://localhost/',
    'ftp://localhost',
    'blob:https://app.appodeal.com/1',
    'data:text/html,https://appodeal.com',
    'chrome-extension://appodeal.com',
    // Similar to localhost.
    'http://localhost.evil.test',
    'http://evil-localhost',
    'http://evil.localhost',
    'http://localhosts',
    'http://127.0.0.1',
    'http://[::1]',
    'http://0.0.0.0',
    'http://2130706433',
    'http://localhost.localdomain',
  ])('%s receives nothing', (referrer) => {
    expect(messageTarget(referrer, 'appodeal.com')).toBeNull();
  });
});

describe('height reports', () => {
  const setup = () => {
    const posted: number[] = [];
    const frames: (() => void)[] = [];
    const state = {height: 100};
    const reporter = heightReporter({
      measure: () => state.height,
      post: (height) => posted.push(height),
      nextFrame: (callback) => frames.push(callback),
    });
    return {posted, frames, state, reporter, paint: () => frames.splice(0).forEach((callback) => callback())};
  };

  it('are sent on request, changed or not', () => {
    const {posted, reporter} = setup();
    reporter.send();
    reporter.send();
    expect(posted).toEqual([100, 100]);
  });

  it('are sent after changes at most once a frame, with the last height, and only if it has changed', () => {
    const {posted, state, frames, reporter, paint} = setup();
    reporter.send();
    reporter.mayHaveChanged();
    paint();
    expect(posted).toEqual([100]);
    for (const height of [110, 120, 130]) {
      state.height = height;
      reporter.mayHaveChanged();
    }
    expect(frames).toHaveLength(1);
    paint();
    expect(posted).toEqual([100, 130]);
    state.height = 140;
    reporter.mayHaveChanged();
    state.height = 130;
    paint();
    expect(posted).toEqual([100, 130]);
  });
});

describe('links of a framed page', () => {
  it.each([
    ['https://docs.example.com/onboarding/android/get-started', false],
    ['https://docs.example.com/ru/publishing', false],
    ['https://docs.example.com/onboarding#top', false],
    ['mailto:help@example.com', false],
    ['https://docs.example.com/android', true],
    ['https://docs.example.com/', true],
    ['https://docs.example.com/onboarding-tips', true],
    ['http://docs.example.com/onboarding', true],
    ['https://example.com/onboarding', true],
  ])('%s leaves: %s', (address, leaves) => {
    expect(leavesFrame(new URL(address), 'https://docs.example.com', '/')).toBe(leaves);
  });

  it('are compared without the base URL', () => {
    const origin = 'https://example.com';
    expect(leavesFrame(new URL(`${origin}/help/onboarding`), origin, '/help/')).toBe(false);
    expect(leavesFrame(new URL(`${origin}/help/android`), origin, '/help/')).toBe(true);
  });
});
