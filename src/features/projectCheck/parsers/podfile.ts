import type {PodfileFile, Setting} from '../projectFile.ts';

const QUOTED = /(['"])((?:(?!\1)[^\\])*)\1/g;
const ASSIGNMENT = /^\$?(\w+)\s*=\s*(['"])([^'"]*)\2/;
const DEPLOYMENT_TARGET = /IPHONEOS_DEPLOYMENT_TARGET['"]\s*\]\s*=\s*['"]?([\d.]+)/;

/** Removes a comment, which begins with `#` outside of texts. */
function withoutComment(line: string): string {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '#') return line.slice(0, at);
  }
  return line;
}

const textsIn = (line: string): string[] => [...line.matchAll(QUOTED)].map(([, , value = '']) => value);

/**
 * Returns what a Podfile says. Reads one statement per line: `source`, `platform`, `use_frameworks!`, `target`, `pod` with
 * texts or simple variables, and deployment targets that scripts set. Doesn't run Ruby.
 */
export function podfile(name: string, text: string): PodfileFile & {name: string} {
  const result: PodfileFile & {name: string} = {
    kind: 'podfile',
    name,
    sources: [],
    platform: null,
    useFrameworks: [],
    targets: [],
    pods: [],
    deploymentTargets: [],
  };
  const variables: Record<string, string> = {};
  let isComment = false;
  text.split('\n').forEach((raw, index) => {
    if (raw.startsWith('=begin')) isComment = true;
    if (raw.startsWith('=end')) isComment = false;
    if (isComment) return;
    const line = withoutComment(raw).trim();
    if (line === '') return;
    const place = {file: name, line: index + 1};
    const [, variable, , assigned] = ASSIGNMENT.exec(line) ?? [];
    if (variable !== undefined && assigned !== undefined) variables[variable] = assigned;
    const target = DEPLOYMENT_TARGET.exec(line)?.[1];
    if (target !== undefined) result.deploymentTargets.push({...place, value: target});
    const [, word = ''] =
      /^(source|platform|use_frameworks!|target|abstract_target|pod)(?=[\s('":]|$)/.exec(line) ?? [];
    const texts = textsIn(line);
    const [first] = texts;
    const setting = (value: string): Setting => ({...place, value});
    if (word === 'source' && first !== undefined) result.sources.push(setting(first));
    if (word === 'platform' && /^platform\s*\(?\s*:ios\b/.test(line)) {
      const [, own] = /:ios\s*,\s*\$?(\w+)\s*\)?\s*$/.exec(line) ?? [];
      const version = first ?? /:ios\s*,\s*(\d[\d.]*)/.exec(line)?.[1] ?? variables[own ?? ''];
      if (version !== undefined) result.platform ??= setting(version);
    }
    if (word === 'use_frameworks!') {
      result.useFrameworks.push({...place, isStatic: /:?linkage\s*(?:=>|:)\s*:static/.test(line)});
    }
    if ((word === 'target' || word === 'abstract_target') && first !== undefined) {
      result.targets.push(setting(first));
    }
    if (word === 'pod' && first !== undefined) {
      const rest = line.slice(line.indexOf(first) + first.length + 1);
      const [, requirement] = /^\s*,\s*['"]([^'"]*)['"]/.exec(rest) ?? [];
      const [, own] = /^\s*,\s*\$?(\w+)\s*(?:,|\)|$)/.exec(rest) ?? [];
      const known = own === undefined ? undefined : variables[own];
      // A path, a branch or an unknown variable isn't a missing version.
      const isElsewhere = /:(?:path|git|podspec|tag|branch)\b|\b(?:path|git|podspec):/.test(rest);
      const isUnknown = own !== undefined && known === undefined;
      if (!isElsewhere) {
        result.pods.push({
          ...place,
          name: first,
          requirement: requirement ?? known ?? (isUnknown ? '' : null),
        });
      }
    }
  });
  return result;
}
