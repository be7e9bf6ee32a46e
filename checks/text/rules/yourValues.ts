import {visit} from 'unist-util-visit';

import {fieldOfPlaceholder, PLACEHOLDERS} from '../../../src/features/yourValues/placeholders.ts';
import {platformOfAddress} from '../../../src/features/yourValues/platformOfAddress.ts';
import {lineOf} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'yourValues';

function faultsOf(page: Page): Fault[] {
  const faults: Fault[] = [];
  const platform = platformOfAddress(`/${page.section}/${page.path}`);
  visit(page.tree, 'code', (node) => {
    node.value.split('\n').forEach((text, index) => {
      for (const [placeholder] of text.matchAll(PLACEHOLDERS)) {
        if (fieldOfPlaceholder(placeholder, platform) !== undefined) continue;
        const [android, ios] = ['ANDROID', 'IOS'].map((system) =>
          placeholder.replace('YOUR_', `YOUR_${system}_`),
        );
        faults.push({
          file: page.file,
          line: lineOf(node) + 1 + index,
          check: name,
          message: `${placeholder} doesn't specify the platform, and the page isn't about Android or iOS`,
          fix: `Write ${android} or ${ios}, so that readers' values can replace it.`,
        });
      }
    });
  });
  return faults;
}

export const check: TextCheck = {
  name,
  about:
    "Placeholders in snippets specify the platform, unless the page is about Android or iOS, so that readers' values can replace them.",
  run: ({pages}) => pages.flatMap(faultsOf),
};
