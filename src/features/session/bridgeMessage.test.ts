import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readBridgeMessage} from './bridgeMessage.ts';

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
      isMisspelled: false,
    });
  });

  it.each([null, undefined])('says with the response %s that nobody is signed in', (response) => {
    expect(answer(response)).toEqual({kind: 'signedOut', isMisspelled: false});
  });

  it('can have the user in the old misspelled field, but the correct field takes precedence', () => {
    expect(readBridgeMessage({type: 'getCurrentUser', respone: ADA})).toEqual({
      kind: 'user',
      user: ADA,
      dropped: [],
      isMisspelled: true,
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
    expect(answer(response)).toEqual({kind: 'user', user, dropped: [], isMisspelled: false});
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
      isMisspelled: false,
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
    expect(answer(response)).toEqual({kind: 'unusable', isMisspelled: false});
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
    expect(readBridgeMessage(make())).toEqual({kind: 'unusable', isMisspelled: false});
  });

  it('ignores anything else without throwing or changing prototypes', () => {
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
