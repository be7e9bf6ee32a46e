import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadPages} from './loadPages.ts';
import {checkNames, loadChecks, runCheck} from './runChecks.ts';
import {blocks, type CheckContext, type Fault, type TextCheck} from './types.ts';

/**
 * Each check is tested in two ways. It must reject the trees in `fixtures/<check>/<case>/`, which have the layout of
 * the repository, with exactly the faults in their `expected.json`, and it must accept the site itself.
 */

interface Expected {
  file: string;
  line?: number;
  /** Part of the message. */
  message: string;
  severity?: 'todo';
}

const here = path.dirname(fileURLToPath(import.meta.url));
const repository = path.resolve(here, '../..');

/** The day on which fixtures are checked. */
const NOW = new Date('2025-10-01T12:00:00Z');

function casesOf(check: string): string[] {
  const folder = path.join(here, 'fixtures', check);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

const expectedOf = (check: string, name: string): Expected[] =>
  JSON.parse(readFileSync(path.join(here, 'fixtures', check, name, 'expected.json'), 'utf8')) as Expected[];

const fits = (fault: Fault, expected: Expected): boolean =>
  fault.file === expected.file &&
  fault.message.includes(expected.message) &&
  blocks(fault) === (expected.severity === undefined) &&
  (expected.line === undefined || fault.line === expected.line);

/** Pairs each expectation with a different fault, and returns what is left over on either side. */
function compare(faults: Fault[], expectations: Expected[]): {missing: Expected[]; surplus: Fault[]} {
  const surplus = [...faults];
  // The most specific expectations come first so that a vague one isn't paired with the fault of a precise one.
  const missing = expectations
    .toSorted((a, b) => b.message.length - a.message.length)
    .filter((expected) => {
      const index = surplus.findIndex((fault) => fits(fault, expected));
      if (index >= 0) surplus.splice(index, 1);
      return index < 0;
    });
  return {missing, surplus};
}

const tell = ({file, line, check, message, fix}: Fault): string =>
  `${file}:${line ?? 1} [${check}] ${message} → ${fix}`;

const SHOWN = 30;

function tellAll(faults: Fault[]): string[] {
  const more = faults.length - SHOWN;
  return [...faults.slice(0, SHOWN).map(tell), ...(more > 0 ? [`and ${more} more; see npm run check`] : [])];
}

let checks: TextCheck[];
let site: CheckContext;

beforeAll(async () => {
  checks = await loadChecks();
  site = loadPages(repository);
});

function checkCalled(name: string): TextCheck {
  const check = checks.find((candidate) => candidate.name === name);
  if (check === undefined) throw new Error(`There is no check named ${name}.`);
  return check;
}

describe.each(checkNames())('%s', (name) => {
  const cases = casesOf(name);

  it('has a description', () => {
    expect(checkCalled(name).about).not.toMatch(/^\(cannot be loaded/);
  });

  it('has a fixture that it rejects and one that it accepts', () => {
    // A check of something that isn't in a file, such as the git history, has a separate test file.
    if (existsSync(path.join(here, 'rules', `${name}.test.ts`))) return;
    const expected = cases.map((each) => expectedOf(name, each));
    expect({
      rejecting: expected.some((faults) => faults.some(({severity}) => severity === undefined)),
      passing: expected.some((faults) => faults.length === 0),
    }).toEqual({rejecting: true, passing: true});
  });

  it.each(cases)('fixture %s: exactly the expected faults', async (each) => {
    const root = path.join(here, 'fixtures', name, each);
    const faults = await runCheck(checkCalled(name), loadPages(root, NOW));
    const {missing, surplus} = compare(faults, expectedOf(name, each));
    expect({missing, surplus: surplus.map(tell)}).toEqual({missing: [], surplus: []});
    expect(faults.every(({check, fix}) => check === name && fix !== '')).toBe(true);
  });

  it('accepts the site, except for to-dos', async () => {
    const faults = await runCheck(checkCalled(name), site);
    expect(tellAll(faults.filter(blocks))).toEqual([]);
  });
});

it('has no fixtures for a check that does not exist', () => {
  expect(readdirSync(path.join(here, 'fixtures')).filter((name) => !checkNames().includes(name))).toEqual([]);
});
