import {readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus, totalmem} from 'node:os';
import {fileURLToPath} from 'node:url';

const RESULTS = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

/**
 * Replaces the text between a second-level heading and the next one. Adds a missing heading at the end.
 * @param markdown content of the entire file.
 * @param heading heading without `## `.
 * @param body new text of the section, without the heading.
 */
export function replaceSection(markdown: string, heading: string, body: string): string {
  const lines = markdown.trimEnd().split('\n');
  let isCode = false;
  const starts = lines.flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    return !isCode && line.startsWith('## ') ? [index] : [];
  });
  const section = [`## ${heading}`, '', ...body.trim().split('\n')];
  const start = starts.find((index) => lines[index]?.slice(3).trim() === heading);
  if (start === undefined) return [...lines, '', ...section, ''].join('\n');
  const end = starts.find((index) => index > start);
  const rest = end === undefined ? [] : ['', ...lines.slice(end)];
  return [...lines.slice(0, start), ...section, ...rest, ''].join('\n');
}

/** Returns a description of the machine and the date of a measurement. */
export function machine(now: Date = new Date()): string {
  const [cpu] = cpus();
  const model = cpu?.model.trim() ?? '';
  return [
    `${availableParallelism()} cores${model && model !== 'unknown' ? ` (${model})` : ''}`,
    `${Math.round(totalmem() / 1e9)} GB`,
    `Node.js ${process.versions.node}`,
    now.toISOString().slice(0, 10),
  ].join(', ');
}

/** Prints the result of a measurement and writes it to its section of `bench/RESULTS.md`. */
export function writeResults(heading: string, body: string): void {
  const whole = `${body.trim()}\n\nMachine: ${machine()}.`;
  console.log(`\n## ${heading}\n\n${whole}`);
  writeFileSync(RESULTS, replaceSection(readFileSync(RESULTS, 'utf8'), heading, whole));
}
