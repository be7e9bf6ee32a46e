import type {Pod, PodfileLock} from '../projectFile.ts';

/** An installed pod; its dependencies are indented further and have requirements in brackets. */
const ENTRY = /^ {2}- "?([^\s"]+) \(([^)]+)\)"?:?$/;
const HEADING = /^\S/;
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: |$)/;

/**
 * Returns the installed pods of a `Podfile.lock`: the entries of its `PODS` list, whose format never varies. A YAML parser
 * would take seconds for a long file and reject all of it because of one line.
 * @throws Error when the file contains a merge conflict.
 */
export function podfileLock(name: string, text: string): PodfileLock & {name: string} {
  const pods: Pod[] = [];
  let isInList = false;
  text.split('\n').forEach((content, index) => {
    if (CONFLICT.test(content)) throw new Error(`line ${index + 1}: merge conflict`);
    if (HEADING.test(content)) isInList = content.startsWith('PODS:');
    const [, pod, version] = (isInList ? ENTRY.exec(content) : null) ?? [];
    if (pod === undefined || version === undefined) return;
    pods.push({file: name, line: index + 1, name: pod, requirement: version});
  });
  return {kind: 'podfileLock', name, pods};
}
