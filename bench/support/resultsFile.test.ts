import {expect, test} from 'vitest';

import {machine, replaceSection} from './resultsFile.ts';
import {median, quantile, table} from './table.ts';

const FILE = '# Results\n\nAbout.\n\n## One\n\nold\n\n```text\n## no heading\n```\n\n## Two\n\nstays\n';

test('replaces the text between a heading and the next one', () => {
  expect(replaceSection(FILE, 'One', '\nnew\nlines\n')).toBe(
    '# Results\n\nAbout.\n\n## One\n\nnew\nlines\n\n## Two\n\nstays\n',
  );
});

test('replaces the last section up to the end', () => {
  expect(replaceSection(FILE, 'Two', 'new')).toBe(FILE.replace('stays', 'new'));
});

test('adds a missing section only once', () => {
  const added = replaceSection(FILE, 'Three', 'first');
  expect(added).toBe(`${FILE}\n## Three\n\nfirst\n`);
  expect(replaceSection(added, 'Three', 'second')).toBe(`${FILE}\n## Three\n\nsecond\n`);
});

test('ignores longer headings and headings inside a fence', () => {
  expect(replaceSection('## One more\n\nstays\n', 'One', 'new')).toBe(
    '## One more\n\nstays\n\n## One\n\nnew\n',
  );
  expect(replaceSection(FILE, 'no heading', 'new')).toBe(`${FILE}\n## no heading\n\nnew\n`);
});

test('puts the date after the machine', () => {
  expect(machine(new Date('2025-09-12T23:00:00Z'))).toMatch(
    /^\d+ cores.*, \d+ GB, Node\.js [\d.]+, 2025-09-12$/,
  );
});

test('tables escape vertical bars in cells', () => {
  expect(table(['A', 'B'], [['1|2', '3']])).toBe('| A | B |\n| --- | --- |\n| 1\\|2 | 3 |');
});

test('quantiles interpolate between values and ignore values that are not numbers', () => {
  expect(median([3, NaN, 1, 2])).toBe(2);
  expect(median([1, 2])).toBe(1.5);
  expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
  expect(median([])).toBeNaN();
});
