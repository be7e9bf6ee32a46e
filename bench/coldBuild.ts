/** Measures the time and peak memory of a cold build of both languages. Usage: `npm run bench:build -- --runs 3`. */
import {parseArgs} from 'node:util';

import {buildCold, CONTENDERS, inspectBuild} from './support/contenders.ts';
import {writeResults} from './support/resultsFile.ts';
import type {Cost} from './support/runMeasured.ts';
import {median, show, table} from './support/table.ts';

const {values: options} = parseArgs({options: {runs: {type: 'string', default: '3'}}});

async function coldBuild(): Promise<void> {
  const costs: Cost[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) costs.push(await buildCold(CONTENDERS.ours));
  const {expected, found, html, megabytes} = inspectBuild(CONTENDERS.ours.output);
  writeResults(
    'Cold build',
    `\`npm run bench:build -- --runs ${options.runs}\`. Both languages, including the search index and feeds, without caches. Memory is the total
resident memory of all processes, sampled every 0.1 s. Memory that processes share counts for each of them.

${table(
  ['Run', 'Build time, s', 'Peak memory, MB'],
  [
    ...costs.map((cost, index) => [String(index + 1), show(cost.seconds, 1), show(cost.megabytes)]),
    [
      'median',
      show(median(costs.map((cost) => cost.seconds)), 1),
      show(median(costs.map((cost) => cost.megabytes))),
    ],
  ],
)}

${found} of ${expected} source pages were built. The output has ${html} HTML files, ${show(megabytes)} MB in total.`,
  );
}

coldBuild().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
