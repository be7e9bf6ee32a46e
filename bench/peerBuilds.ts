/**
 * Measures cold builds of this site and of three peers with the same text, in alternation. Installs the peers into
 * `.bench/`. Usage: `npm run bench:peers -- --runs 3 --sites ours,docusaurus,vitepress,starlight`.
 */
import {parseArgs} from 'node:util';

import {
  buildCold,
  CONTENDER_IDS,
  inspectBuild,
  preparePeer,
  readContenders,
  type ContenderId,
} from './support/contenders.ts';
import {writeResults} from './support/resultsFile.ts';
import type {Cost} from './support/runMeasured.ts';
import {sourcePages} from './support/sourcePages.ts';
import {median, show, table} from './support/table.ts';

const {values: options} = parseArgs({
  options: {
    runs: {type: 'string', default: '3'},
    sites: {type: 'string', default: CONTENDER_IDS.join(',')},
  },
});

const SEARCH: Record<ContenderId, string> = {
  ours: 'own index',
  docusaurus: 'none',
  vitepress: 'local',
  starlight: 'Pagefind',
};

async function peerBuilds(): Promise<void> {
  const contenders = readContenders(options.sites);
  for (const {id} of contenders) if (id !== 'ours') await preparePeer(id);
  const costs = new Map<ContenderId, Cost[]>(contenders.map(({id}) => [id, []]));
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const contender of contenders) {
      const cost = await buildCold(contender);
      console.error(`${contender.name}: ${show(cost.seconds, 1)} s, ${show(cost.megabytes)} MB`);
      costs.get(contender.id)?.push(cost);
    }
  }
  const secondsOf = (id: ContenderId) => (costs.get(id) ?? []).map((cost) => cost.seconds);
  const ours = median(secondsOf('ours'));
  const pages = sourcePages();
  const faults: string[] = [];
  const rows = contenders.map(({id, name, output}) => {
    const seconds = secondsOf(id);
    const built = inspectBuild(output, pages);
    if (built.missing.length > 0) {
      faults.push(`${name} did not build ${built.missing.slice(0, 5).join(', ')}`);
    }
    return [
      name,
      show(median(seconds), 1),
      seconds.map((value) => show(value, 1)).join(', '),
      show(ours / median(seconds), 2),
      show(median((costs.get(id) ?? []).map((cost) => cost.megabytes))),
      `${built.found} of ${built.expected}`,
      String(built.html),
      show(built.megabytes),
      SEARCH[id],
    ];
  });
  writeResults(
    'Peer builds',
    `\`npm run bench:peers -- --runs ${options.runs}\`. Cold builds of both languages, alternating between the sites. The peers build the same Markdown without our
components: partials are inlined, the panels of tabs follow one another, changelogs are lists, and diagrams and tools are omitted. They use their
default themes and search. Memory is the total resident memory of all processes,
sampled every 0.1 s.

${table(
  [
    'Site',
    'Median, s',
    'Each run, s',
    "This site's time ÷ site's time",
    'Peak memory, MB',
    'Pages built',
    'HTML files',
    'Output, MB',
    'Search',
  ],
  rows,
)}`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

peerBuilds().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
