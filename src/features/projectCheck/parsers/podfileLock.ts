import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

import type {Pod, PodfileLock} from '../projectFile.ts';

const ENTRY = /^(\S+) \(([^)]+)\)$/;

/**
 * Returns the installed pods of a `Podfile.lock`.
 * @throws Error when the syntax is invalid.
 */
export function podfileLock(name: string, text: string): PodfileLock & {name: string} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, logLevel: 'silent', uniqueKeys: false});
  const [error] = document.errors;
  if (error !== undefined) throw error;
  const list = document.get('PODS');
  const pods: Pod[] = [];
  for (const item of isSeq(list) ? list.items : []) {
    // An entry with dependencies is a map with one key.
    const node = isMap(item) ? item.items[0]?.key : item;
    if (!isScalar(node)) continue;
    const [, pod, version] = ENTRY.exec(String(node.value)) ?? [];
    if (pod === undefined || version === undefined) continue;
    pods.push({
      file: name,
      line: lineCounter.linePos(node.range?.[0] ?? 0).line,
      name: pod,
      requirement: version,
    });
  }
  return {kind: 'podfileLock', name, pods};
}
