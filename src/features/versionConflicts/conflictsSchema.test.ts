import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {CONFLICTS_FILE, readConflicts} from './conflictsSchema.ts';
import {CONFLICTS} from './testData.ts';

describe('readConflicts', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'conflicts-'));
    mkdirSync(path.join(root, path.dirname(CONFLICTS_FILE)));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });
  const read = (conflicts: unknown) => {
    writeFileSync(path.join(root, CONFLICTS_FILE), JSON.stringify({about: {}, conflicts}));
    return readConflicts(root);
  };

  it('reads valid pairs', () => {
    expect(read(CONFLICTS)).toEqual(CONFLICTS);
  });

  it('rejects a repeated id, a range next to a minimum, and a row without a symptom', () => {
    const [first, second] = CONFLICTS;
    expect(() => read([first, first])).toThrow('each id can be used only once');
    expect(() => read([{...second, minimum: 'agp'}])).toThrow('must not have versions next to a minimum');
    expect(() => read([{...second, symptom: undefined}])).toThrow('must have an error or a symptom');
    const parts = [{name: 'SDK', versions: [{from: '1', after: '2'}]}, {name: 'b'}];
    expect(() => read([{...second, parts}])).toThrow('must have only, from, to');
  });
});
