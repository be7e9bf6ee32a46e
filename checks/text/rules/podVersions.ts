import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {readData} from '../../../src/site/readData.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import {lineOf} from '../lib/nodes.ts';
import type {CheckContext, Fault, TextCheck} from '../types.ts';

const name = 'podVersions';
const DATA = 'mediation/ios.json';

const POD = /^\s*pod '([^']+)', '(\d[\w.-]*)'/;

const schema = z.object({
  adapters: z.array(z.object({artifact: z.string(), version: z.string().optional()})),
});

/** Returns the versions of adapters that have their own version, keyed by pod name. */
function knownVersions(root: string): Map<string, string> {
  const {adapters} = readData(root, DATA, schema, {nameField: 'artifact'});
  return new Map(adapters.flatMap(({artifact, version}) => (version ? [[artifact, version]] : [])));
}

function run({root, pages}: CheckContext): Fault[] {
  let known: Map<string, string>;
  try {
    known = knownVersions(root);
  } catch (error) {
    return dataFaults(name, error);
  }
  return pages.flatMap((page) => {
    const faults: Fault[] = [];
    // Upgrade guides show Podfiles of earlier releases.
    if (page.path.endsWith('upgrade-guide.mdx')) return faults;
    visit(page.tree, 'code', (node) => {
      node.value.split('\n').forEach((text, index) => {
        const [, pod = '', version] = POD.exec(text) ?? [];
        const expected = known.get(pod);
        if (expected === undefined || version === expected) return;
        faults.push({
          file: page.file,
          line: lineOf(node) + 1 + index,
          check: name,
          message: `the Podfile has ${pod} ${version}, and the data ${expected}`,
          fix: `Write the version of ${DATA}, which the configurator uses, or correct it there.`,
        });
      });
    });
    return faults;
  });
}

export const check: TextCheck = {
  name,
  about: `Podfiles on pages have the adapter versions of ${DATA}.`,
  run,
};
