import type {Chain, CodeLanguage, Method, Usages} from './codeUsages.ts';
import {editDistance, nearest} from './nodes.ts';
import {
  OTHER_HINT,
  problem,
  REJECTED_HINT,
  resolveAlias,
  resolveChain,
  suggest,
  type Judge,
  type Problem,
} from './resolveChains.ts';
import {plainName, type Symbols} from './symbols.ts';

function problemsOfDottedArguments(judge: Judge, chain: Chain): Problem[] {
  const {symbols, other} = judge;
  if (symbols.typeAtStart([chain.root, ...chain.steps.map(({name}) => name)]) === undefined) return [];
  return chain.dottedArguments.flatMap(({name, line}) => {
    const form = `.${name}`;
    const owners = [...symbols.members].filter(([, forms]) => forms.has(form));
    if (owners.length > 0 || other.has(form)) return [];
    const rejected = [...symbols.rejected].find(([key]) => key.endsWith(form));
    if (rejected !== undefined) return [problem(line, `${rejected[0]} ${rejected[1]}`, REJECTED_HINT)];
    const cases = [...symbols.members.values()]
      .flatMap((forms) => [...forms])
      .filter((each) => each.startsWith('.'));
    return [problem(line, `no value is called ${form}`, suggest(form, cases, OTHER_HINT))];
  });
}

function problemsOfTypes(judge: Judge, usages: Usages): Problem[] {
  const {symbols, other, declared} = judge;
  return usages.types.flatMap(({name: written, line}) => {
    const name = resolveAlias(judge, written);
    const parts = name.split('.');
    const [first = ''] = parts;
    const reason = symbols.rejected.get(name);
    if (reason !== undefined) return [problem(line, `${name} ${reason}`, REJECTED_HINT)];
    if (name === '' || /^[A-Z]$/.test(name) || declared.has(first) || other.has(name)) return [];
    const found = symbols.typeAtStart(parts);
    if (found?.length === parts.length) return [];
    if (parts.every((part) => other.has(part))) return [];
    return [
      problem(line, `${name} is not a known type`, suggest(name, [...symbols.types, ...other], OTHER_HINT)),
    ];
  });
}

/** Prefix of the SDK's constants and types. */
const SDK_PREFIX = /^(k?APD[A-Zl]|kApd[A-Z]|k?Appodeal[A-Z]|IAppodeal|Apd[A-Z])\w*$/;

function problemsOfIdentifiers(judge: Judge, usages: Usages): Problem[] {
  const {symbols, other, declared} = judge;
  return usages.identifiers.flatMap(({name, line}) => {
    const reason = symbols.rejected.get(name);
    if (reason !== undefined) return [problem(line, `${name} ${reason}`, REJECTED_HINT)];
    if (symbols.hasName(name) || other.has(name) || declared.has(name)) return [];
    // In Objective-C, types and constants aren't checked anywhere else.
    const isConstant = judge.language === 'objectivec' && /^[A-Z]+[a-z]\w*[A-Z]\w*$/.test(name);
    if (SDK_PREFIX.test(name) || isConstant) {
      return [problem(line, `the SDK has no ${name}`, suggest(name, symbols.names, OTHER_HINT))];
    }
    // The types of most receivers are unknown, so a near match of an SDK name counts as a typo.
    const close = almost(name, symbols);
    return close === undefined ? [] : [problem(line, `${name} is unknown`, `Did you mean ${close}?`)];
  });
}

const SHORTEST_FOR_SLIPS = 8;
const slips = new WeakMap<Symbols, Map<string, string | undefined>>();

/** Returns the SDK name that differs from `name` by one edit: an added, removed, changed, or swapped letter. */
function almost(name: string, symbols: Symbols): string | undefined {
  if (name.length < SHORTEST_FOR_SLIPS) return undefined;
  const known = slips.get(symbols) ?? new Map<string, string | undefined>();
  slips.set(symbols, known);
  if (!known.has(name)) {
    const close = nearest(
      name,
      [...symbols.names].filter((each) => Math.abs(each.length - name.length) <= 1 && /^\w+$/.test(each)),
    );
    // A variable can have the name of its type, as in `nativeAdView`.
    const isVariable = close?.toLowerCase() === name.toLowerCase();
    known.set(name, close !== undefined && !isVariable && editDistance(name, close) <= 1 ? close : undefined);
  }
  return known.get(name);
}

/** Returns the methods that the SDK calls: those of its interfaces and delegates. */
function callbacksOf(symbols: Symbols): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [type, members] of symbols.members) {
    const kind = symbols.data.declarations[type]?.kind;
    if (kind !== 'interface' && kind !== 'protocol' && !/(Callbacks?|Listener|Delegate)$/.test(type))
      continue;
    for (const member of members) owners.set(member, [...(owners.get(member) ?? []), type]);
  }
  return owners;
}

function problemsOfMethod(judge: Judge, method: Method, callbacks: Map<string, string[]>): Problem[] {
  const {symbols, other, language} = judge;
  const {name, line, overrides, supers} = method;
  const sdkSupers = supers.flatMap((type) => symbols.typeAtStart(type.split('.'))?.type ?? []);
  const allSdk = supers.length > 0 && sdkSupers.length === supers.length;
  const owners = (callbacks.get(name) ?? []).filter(
    (owner) => sdkSupers.length === 0 || sdkSupers.includes(owner),
  );
  const rejected = [...symbols.rejected].find(
    ([key]) =>
      key.endsWith(`.${name}`) &&
      (sdkSupers.length === 0 || sdkSupers.includes(key.slice(0, -name.length - 1))),
  );
  if (owners.length > 0) return [];
  if (rejected !== undefined) return [problem(line, `${rejected[0]} ${rejected[1]}`, REJECTED_HINT)];
  if (!overrides || other.has(name) || other.has(plainName(name))) return [];

  const candidates =
    sdkSupers.length > 0
      ? sdkSupers.flatMap((type) => [...(symbols.members.get(type) ?? [])])
      : [...callbacks.keys()];
  const ofSupers = sdkSupers.length > 0 ? sdkSupers.join(', ') : 'The SDK';
  const unknown = problem(line, `${ofSupers} has no callback ${name}`, suggest(name, candidates, OTHER_HINT));
  // In Kotlin and Java, `override` in a class that implements an SDK interface must be one of the interface's methods.
  if ((language === 'kotlin' || language === 'java') && sdkSupers.length > 0) return [unknown];
  if (language === 'csharp') return sdkSupers.length > 0 && /^On[A-Z]/.test(name) ? [unknown] : [];
  if (language === 'swift' && allSdk) return [unknown];
  // In other cases, only a near match of a callback name counts as a callback.
  const sameName = [...callbacks.keys()].some(
    (callback) => plainName(callback) === plainName(name) && /[:(]/.test(name),
  );
  const close = nearest(name, callbacks.keys());
  const isClose = close !== undefined && name.length > 10 && editDistance(close, name) <= 3;
  return sameName || isClose ? [unknown] : [];
}

const IMPORT_RULES: Record<CodeLanguage, (path: string, judge: Judge) => boolean> = {
  kotlin: isKnownImport,
  java: isKnownImport,
  swift: (path, {symbols, other}) => symbols.data.modules.includes(path) || other.has(path),
  csharp: (path, {symbols, other}) =>
    symbols.data.namespaces.includes(path) ||
    other.has(path) ||
    (path.includes('=') && isKnownAlias(path, symbols, other)),
  objectivec: (path, {symbols, other}) =>
    !/Appodeal|^<?Stack/.test(path) ||
    symbols.data.imports.some((line) => line.endsWith(` ${path}`)) ||
    symbols.data.modules.includes(path) ||
    other.has(path),
};

function isKnownImport(path: string, {symbols}: Judge): boolean {
  const name = path.replace(/\s+as\s+\w+$/, '').replace(/\.\*$/, '');
  // Names from other owners are checked where they are used.
  const company = name.split('.')[1] ?? '';
  if (company !== 'appodeal') return !name.startsWith('com.') || editDistance(company, 'appodeal') > 2;
  if (symbols.qualifiedTypes.has(name)) return true;
  if (path.endsWith('.*')) return symbols.hasName(name);
  const found = symbols.typeAtStart(name.split('.'));
  return found !== undefined && symbols.hasMember(found.type, name.split('.').slice(found.length).join('.'));
}

function isKnownAlias(path: string, symbols: Symbols, other: ReadonlySet<string>): boolean {
  const target = path.split('=')[1]?.trim() ?? '';
  return symbols.qualifiedTypes.has(target) || symbols.data.namespaces.includes(target) || other.has(target);
}

function problemsOfImports(judge: Judge, usages: Usages): Problem[] {
  return usages.imports
    .filter(({path}) => !IMPORT_RULES[judge.language](path, judge))
    .map(({path, line}) => {
      const {symbols} = judge;
      const candidates = [...symbols.qualifiedTypes, ...symbols.data.modules, ...symbols.data.namespaces];
      return problem(line, `${path} cannot be imported`, suggest(path, candidates, OTHER_HINT));
    });
}

export function problemsOfUsages(judge: Judge, usages: Usages): Problem[] {
  const callbacks = callbacksOf(judge.symbols);
  const problems = [
    ...problemsOfImports(judge, usages),
    ...usages.chains.flatMap((chain) => [
      ...resolveChain(judge, usages, chain).problems,
      ...problemsOfDottedArguments(judge, chain),
    ]),
    ...problemsOfTypes(judge, usages),
    ...usages.methods.flatMap((method) => problemsOfMethod(judge, method, callbacks)),
    ...problemsOfIdentifiers(judge, usages),
  ];
  return problems.filter((each, index) => !isRepeated(each, problems.slice(0, index)));
}

/**
 * Returns whether a problem has already been reported. An invalid name is invalid as a type, an identifier, and part of
 * a chain, but is reported only once.
 */
function isRepeated({line, message}: Problem, earlier: Problem[]): boolean {
  const name = /^(?:the SDK has no )?([\w.]+)(?: is unknown| is not a known type)?$/.exec(message)?.[1];
  return earlier.some(
    (other) =>
      other.line === line &&
      (other.message === message || (name !== undefined && other.message.split(/[^\w]+/).includes(name))),
  );
}
