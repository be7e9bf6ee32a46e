import {flatten, lineOf, textOf} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'headings';
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function faultsOf(page: Page): Fault[] {
  const faults: Fault[] = [];
  const firstLineOf = new Map<string, number>();
  let previous = 1;
  for (const node of flatten(page.tree)) {
    // The `frontMatter` check reports first-level headings.
    if (node.type !== 'heading' || node.depth === 1) continue;
    const line = lineOf(node);
    const report = (message: string, fix: string): void => {
      faults.push({file: page.file, line, check: name, message, fix});
    };
    const label = `“${textOf(node)}”`;
    const id = node.data?.id;
    if (id === undefined) {
      report(
        `the heading ${label} has no id`,
        'Add one in ASCII, the same as in the twin: `## Show a banner {#show}`.',
      );
    } else if (!ID.test(id)) {
      report(
        `the id “${id}” of ${label} is not made of lower-case ASCII words`,
        'Write lower-case Latin letters and digits with single hyphens between words.',
      );
    } else {
      const first = firstLineOf.get(id);
      if (first === undefined) firstLineOf.set(id, line);
      else
        report(`the id “${id}” is already used in line ${first}`, 'Give each heading of a page its own id.');
    }
    // A partial can continue a page at any level, so its first heading sets the level.
    const isFirstOfPartial = page.partial && previous === 1;
    if (node.depth > previous + 1 && !isFirstOfPartial) {
      report(
        `${label} is a heading of level ${node.depth} right after level ${previous}`,
        `Write it with ${'#'.repeat(previous + 1)}; levels are not skipped.`,
      );
    }
    previous = node.depth;
  }
  return faults;
}

export const check: TextCheck = {
  name,
  about: 'Each heading has an explicit ASCII id, unique on its page, and no level is skipped.',
  run: ({pages}) => pages.flatMap(faultsOf),
};
