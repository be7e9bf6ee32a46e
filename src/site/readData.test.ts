import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import * as z from 'zod';

import {DataError, findFaults, parseData, readData, tellFault} from './readData.ts';

const schema = z.strictObject({
  about: z.string().optional(),
  things: z.array(
    z.strictObject({
      id: z.string(),
      size: z.int().positive().optional(),
      kind: z.enum(['large', 'small']).optional(),
      tags: z
        .array(z.string().regex(/^\w+$/, {error: 'must be a word'}))
        .min(1)
        .optional(),
      texts: z.record(z.string().regex(/^[a-z]{2}$/, {error: 'must be a language'}), z.string()).optional(),
    }),
  ),
});

const faultsOf = (data: unknown): string[] => findFaults(schema, data, {nameField: 'id'}).map(tellFault);

describe('findFaults', () => {
  it.each([
    [{things: [{id: 'a', size: 1.5}]}, 'things: a: size 1.5: must be a whole number'],
    [{things: [{id: 'a', size: 0}]}, 'things: a: size 0: must be greater than 0'],
    [{things: [{id: 'a', kind: 'huge'}]}, 'things: a: kind "huge": must be one of large, small'],
    [{things: [{id: 'a', tags: ['b', 'c d']}]}, 'things: a: tags: entry 2 "c d": must be a word'],
    [{things: [{id: 'a', tags: []}]}, 'things: a: tags []: must not be empty'],
    [{things: [{id: 'a', tags: 'b'}]}, 'things: a: tags "b": must be a list'],
    [{things: [{id: 'a', texts: {english: 'A'}}]}, 'things: a: texts: english: must be a language'],
    [{things: [{id: 'a', texts: {en: 1}}]}, 'things: a: texts: en 1: must be a string'],
    [{things: [{id: 'a'}, {id: {}}]}, 'things: entry 2: id: must be a string'],
    [{things: [{id: 'a'}, {}]}, 'things: entry 2: id: missing; must be a string'],
    [
      {things: [{id: 'a', sise: 1}]},
      'things: a: sise: unknown key; allowed keys: id, size, kind, tags, texts',
    ],
    [{}, 'things: missing; must be a list'],
    [[], 'must be an object'],
    [undefined, 'must be an object'],
  ])('reports what is wrong with %j', (data, message) => {
    expect(faultsOf(data)).toEqual([message]);
  });

  it('reports every error and each unknown key separately', () => {
    expect(faultsOf({things: [{id: 'a', size: 0, b: 1, c: 2}], about: 1})).toHaveLength(4);
    expect(faultsOf({things: [{id: 'a'}]})).toEqual([]);
  });

  it('shortens long strings and omits long lists', () => {
    const [long, list] = faultsOf({
      things: [{id: 'a', kind: 'x'.repeat(500), texts: Array.from({length: 100}, () => 'text')}],
    });
    expect(long).toMatch(/^things: a: kind "x{79}…": must be one of/);
    expect(list).toBe('things: a: texts: must be an object');
  });
});

describe('parseData', () => {
  it('returns the output of the schema', () => {
    expect(parseData('a.json', z.string().transform(Number), '1')).toBe(1);
  });

  it('lists each error with its file, followed by the hint', () => {
    const parse = () => parseData('a.json', schema, {about: 1, things: 'x'}, {hint: 'See the guide.'});
    expect(parse).toThrow(DataError);
    expect(parse).toThrow(
      'a.json: about 1: must be a string\na.json: things "x": must be a list\nSee the guide.',
    );
  });
});

describe('readData', () => {
  const root = temporaryFolder();

  it('reads a file', () => {
    root.write('a.json', '{"things": []}');
    expect(readData(root.path, 'a.json', schema)).toEqual({things: []});
  });

  it("reports a file that is missing or isn't JSON", () => {
    expect(() => readData(root.path, 'a.json', schema)).toThrow('a.json: missing; restore the file');
    root.write('a.json', '[');
    expect(() => readData(root.path, 'a.json', schema)).toThrow('a.json: is not valid JSON: ');
  });
});
