import {mkdirSync} from 'node:fs';
import path from 'node:path';

import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';

import {CONFLICTS_FILE, readConflicts} from './conflictsSchema.ts';
import {CONFLICTS} from './testData.ts';

describe('readConflicts', () => {
  const root = temporaryFolder();
  beforeEach(() => {
    mkdirSync(path.join(root.path, path.dirname(CONFLICTS_FILE)));
  });
  const read = (conflicts: unknown) => {
    root.write(CONFLICTS_FILE, {about: {}, conflicts});
    return readConflicts(root.path);
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
