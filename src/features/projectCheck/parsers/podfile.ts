import type {PodfileFile, Setting} from '../projectFile.ts';

import {emptyRecord} from './emptyRecord.ts';

const QUOTED = /(['"])((?:(?!\1)[^\\])*)\1/g;
const ASSIGNMENT = /^\$?(\w+)\s*=\s*(['"])([^'"]*)\2/;
const DEPLOYMENT_TARGET = /IPHONEOS_DEPLOYMENT_TARGET['"]\s*\]\s*=\s*['"]?([\d.]+)/;

/** Removes a comment, which begins with `#` outside of quotes. */
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

/** Calls that add the pods of Flutter and React Native packages. */
const PACKAGES = /^(?:flutter_install_all_ios_pods|use_react_native!|use_native_modules!)/;

/**
 * Maps the indexes of lines to the function that contains them, for functions that nothing calls. Returns nothing for
 * excerpts without a target, because the call can be in the missing part.
 */
function unusedFunctions(lines: readonly string[]): Map<number, {name: string; line: number}> {
  const found = new Map<number, {name: string; line: number}>();
  if (!lines.some((line) => line.startsWith('target'))) return found;
  const uses = new Map<string, number>();
  for (const line of lines) {
    for (const [word] of line.replace(QUOTED, '').matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  let current: {name: string; line: number} | null = null;
  lines.forEach((line, index) => {
    const [, name] = /^def (\w+)/.exec(line) ?? [];
    if (name !== undefined) current = uses.get(name) === 1 ? {name, line: index + 1} : null;
    else if (/^end\b/.test(line)) current = null;
    else if (current !== null) found.set(index, current);
  });
  return found;
}

/**
 * Parses a Podfile without running it. Reads one statement per line: `source`, `platform`, `use_frameworks!`, `target`,
 * `pod` with literals or simple variables, and deployment targets that scripts set.
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
    unused: [],
    podSources: [],
    addsPackages: false,
    deploymentTargets: [],
  };
  const variables = emptyRecord<string>();
  let isComment = false;
  const lines = text.split('\n').map((raw) => {
    if (raw.startsWith('=begin')) isComment = true;
    if (raw.startsWith('=end')) isComment = false;
    return isComment ? '' : withoutComment(raw).trimEnd();
  });
  const unused = unusedFunctions(lines);
  lines.forEach((indented, index) => {
    const line = indented.trimStart();
    if (line === '') return;
    const place = {file: name, line: index + 1};
    if (PACKAGES.test(line)) result.addsPackages = true;
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
      // A pod with a path, branch, or unknown variable needs no version.
      const isElsewhere = /:(?:path|git|podspec|tag|branch)\b|\b(?:path|git|podspec):/.test(rest);
      const isUnknown = own !== undefined && known === undefined;
      const [, source] = /:?source\s*(?:=>|:)\s*['"]([^'"]+)['"]/.exec(rest) ?? [];
      if (source !== undefined) result.podSources.push(source);
      const definition = unused.get(index);
      if (definition !== undefined) {
        const last = result.unused.at(-1);
        if (last?.line === definition.line) last.pods.push(first);
        else result.unused.push({...definition, file: name, pods: [first]});
      } else if (!isElsewhere) {
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
