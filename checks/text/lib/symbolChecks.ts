import {editDistance, nearest} from './nodes.ts';
import type {Arguments, Chain, CodeLanguage, Method, Step, Usages} from './codeUsages.ts';
import {plainName, shortName, type Signature, type Symbols} from './symbols.ts';

/** A problem in a snippet. `line` counts from 0 within the snippet. */
export interface Problem {
  line: number;
  message: string;
  fix: string;
}

/** Data for checking the names of a snippet. */
export interface Judge {
  language: CodeLanguage;
  symbols: Symbols;
  /** Names of the operating system, of build tools and of other SDKs. */
  other: ReadonlySet<string>;
  /** Names that the snippets of the page declare. */
  declared: ReadonlySet<string>;
  /** Names under which a snippet imports nested types: `LogLevel` for `Log.LogLevel`. */
  aliases: ReadonlyMap<string, string>;
}

const OTHER_HINT = 'A name that is not the SDK’s belongs into symbols/other.json, under its owner.';
const REJECTED_HINT =
  'Use another name, or list this one in symbols/sourced.json with the page that shows it for this release.';

function suggest(name: string, candidates: Iterable<string>, otherwise: string): string {
  const close = nearest(name, candidates);
  return close === undefined ? otherwise : `Did you mean ${close}?`;
}

/** Suggests members of the same name with other labels, otherwise one with a similar spelling. */
function suggestMember({symbols}: Judge, type: string, form: string): string {
  const members = [...(symbols.members.get(type) ?? [])];
  const labelled = form.includes('(') ? /\(/ : /:/;
  const sameName = members.filter(
    (member) =>
      /[(:]/.test(form) &&
      plainName(member) === plainName(form) &&
      labelled.test(member) &&
      !/^[-+]/.test(member),
  );
  return sameName.length > 0 ? `It has ${sameName.join(', ')}.` : suggest(form, members, OTHER_HINT);
}

const problem = (line: number, message: string, fix: string): Problem => ({line, message, fix});

/** Formats `showAd(_:rootViewController:)` as a call. */
const swiftSignature = (name: string, {labels}: Arguments): string =>
  `${name}(${labels.map((label) => `${label ?? '_'}:`).join('')})`;

/** Returns whether a Swift call matches a known signature; trailing closures count as the last parameters. */
function fitsSwift(known: ReadonlySet<string>, name: string, call: Arguments): boolean {
  if (call.trailing === 0) return known.has(swiftSignature(name, call));
  const start = swiftSignature(name, call).slice(0, -1);
  return [...known].some(
    (form) =>
      form.startsWith(start) &&
      form.endsWith(')') &&
      (form.match(/:/g)?.length ?? 0) === call.labels.length + call.trailing,
  );
}

/** Returns the form in which a step is listed, for messages and lookups. */
function formOf(language: CodeLanguage, {name, call}: Step): string {
  if (language === 'swift' && call !== undefined) return swiftSignature(name, call);
  return name;
}

function hasSelector(known: ReadonlySet<string>, selector: string, isClass: boolean): boolean {
  const [own, opposite] = isClass ? ['+', '-'] : ['-', '+'];
  if (known.has(`${own}${selector}`)) return true;
  if (known.has(selector) && !known.has(`${opposite}${selector}`)) return true;
  // A property has a setter.
  const property = /^set([A-Z])(\w*):$/.exec(selector);
  return property !== null && known.has(`${(property[1] ?? '').toLowerCase()}${property[2] ?? ''}`);
}

function isMember(judge: Judge, type: string, step: Step, isClass: boolean): boolean {
  const {language, symbols, other} = judge;
  const known = symbols.members.get(type);
  // Some types are listed without members, because they are aliases of others. For them, any listed form is accepted.
  const forms: ReadonlySet<string> = known === undefined || known.size === 0 ? symbols.names : known;
  const {name, call} = step;
  if (other.has(`${type}.${name}`)) return true;
  // Objects inherit from views and other system classes.
  if (!isClass && (other.has(name) || other.has(plainName(name)))) return true;
  if (language === 'swift' && call !== undefined) {
    // A property may contain a closure, and `init` may be explicit.
    return fitsSwift(forms, name, call);
  }
  if (language === 'objectivec' && call !== undefined) return hasSelector(forms, name, isClass);
  // Java reads a property of a Kotlin class by its getter.
  const property = language === 'java' ? /^get([A-Z])(\w*)$/.exec(name) : null;
  if (property !== null && forms.has(`${(property[1] ?? '').toLowerCase()}${property[2] ?? ''}`)) return true;
  return forms.has(name);
}

/** Returns the type of a member, if the lists specify it. */
function typeAfter(judge: Judge, type: string, {name}: Step): string | undefined {
  const {symbols} = judge;
  if (/^new\w*Builder$/.test(name) && symbols.types.has(`${type}.Builder`)) return `${type}.Builder`;
  if (type.endsWith('.Builder')) {
    if (/^with[A-Z]/i.test(name)) return type;
    if (/^build$/i.test(name)) return type.slice(0, -'.Builder'.length);
  }
  if (judge.language === 'objectivec' && (name === 'alloc' || name.startsWith('init'))) return type;
  const returns = symbols.signatures.get(type)?.get(name)?.[0]?.returns;
  if (returns !== undefined && symbols.types.has(returns)) return returns;
  if (name === 'shared' || name === 'Instance') return type;
  return undefined;
}

function fitsSignature({parameters}: Signature, call: Arguments): boolean {
  const given = call.count + call.trailing;
  const required = parameters.filter(({optional}) => !optional).length;
  const names = new Set(parameters.map(({name}) => name));
  return (
    given >= required &&
    given <= parameters.length &&
    call.labels.every((label) => label === undefined || names.has(label))
  );
}

function problemsOfArguments(
  judge: Judge,
  type: string,
  name: string,
  call: Arguments,
  line: number,
): Problem[] {
  if (judge.language === 'swift' || judge.language === 'objectivec') return [];
  const signatures = judge.symbols.signatures.get(type)?.get(name);
  if (signatures === undefined || signatures.some((signature) => fitsSignature(signature, call))) return [];
  const shown = signatures
    .map(
      ({parameters}) => `(${parameters.map((each) => `${each.name}${each.optional ? '?' : ''}`).join(', ')})`,
    )
    .join(' or ');
  const labels = call.labels.filter((label) => label !== undefined);
  const given = `${call.count + call.trailing} arguments${labels.length > 0 ? ` (${labels.join(', ')})` : ''}`;
  return [problem(line, `${type}.${name} is called with ${given}`, `Its parameters are ${shown}.`)];
}

/** Resolves `LogLevel.verbose` after `import com.appodeal.ads.utils.Log.LogLevel`. */
function resolveAlias({aliases}: Judge, name: string): string {
  const [first = '', ...rest] = name.split('.');
  return [aliases.get(first) ?? first, ...rest].join('.');
}

function aliasesOf(symbols: Symbols, usages: Usages): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const {path} of usages.imports) {
    const [target = '', alias] = path.split(/\s+as\s+/);
    if (symbols.qualifiedTypes.has(target))
      aliases.set(alias ?? target.split('.').at(-1) ?? target, shortName(target));
  }
  return aliases;
}

interface Resolution {
  problems: Problem[];
  /** The SDK type at the end of the chain, if known. */
  type: string | undefined;
}

const NOTHING: Resolution = {problems: [], type: undefined};

/** Returns the SDK type of a variable, based on its declared type or its value. */
function typeOfVariable(judge: Judge, usages: Usages, name: string, depth: number): string | undefined {
  const written = usages.variables.get(name);
  if (written !== undefined) return judge.symbols.typeAtStart(resolveAlias(judge, written).split('.'))?.type;
  const initial = usages.initializers.get(name);
  return initial === undefined ? undefined : resolveChain(judge, usages, initial, depth + 1).type;
}

function resolveChain(judge: Judge, usages: Usages, chain: Chain, depth = 0): Resolution {
  if (depth > 4) return NOTHING;
  const {symbols, other, declared, language} = judge;
  let {steps} = chain;
  let root = resolveAlias(judge, chain.root).split('.');
  const [first = ''] = root;
  if (/^(this|self)$/.test(first) && steps[0] !== undefined) {
    root = [steps[0].name];
    steps = steps.slice(1);
  }
  const [start = ''] = root;
  const parts = [...root, ...steps.map(({name}) => name)];
  const isQualified = /^[a-z]/.test(start) && parts.length > 1;
  const named = declared.has(start) && !isQualified ? undefined : symbols.typeAtStart(parts);
  const isNamed = named !== undefined && (!isQualified || named.length > 1);
  if (!isNamed) {
    const type = root.length === 1 ? typeOfVariable(judge, usages, start, depth) : undefined;
    if (type !== undefined) return resolveSteps(judge, type, steps, false);
    const isKnown = other.has(start) || declared.has(start) || !/^[A-Z]\w*[a-z]/.test(start);
    if (isKnown) return NOTHING;
    const candidates = [...symbols.types, ...other];
    return {
      problems: [problem(chain.line, `${start} is unknown`, suggest(start, candidates, OTHER_HINT))],
      type: undefined,
    };
  }
  const {type, length} = named;
  const rest = steps.slice(Math.max(0, length - root.length));
  const made = chain.rootCall !== undefined && length >= root.length && rest.length === steps.length;
  const ofConstructor = made ? problemsOfConstructor(judge, type, chain) : [];
  // In Kotlin and Swift, calling a type constructs it; the other languages use `new`.
  const call = length > root.length ? steps[length - root.length - 1]?.call : chain.rootCall;
  const isClass = call === undefined;
  const ofRejected = rejectionOf(judge, type, chain.line);
  const resolved = resolveSteps(judge, type, rest, isClass || language === 'objectivec');
  return {problems: [...ofRejected, ...ofConstructor, ...resolved.problems], type: resolved.type};
}

function rejectionOf({symbols}: Judge, name: string, line: number): Problem[] {
  const reason = symbols.rejected.get(name);
  return reason === undefined ? [] : [problem(line, `${name} ${reason}`, REJECTED_HINT)];
}

function problemsOfConstructor(judge: Judge, type: string, chain: Chain): Problem[] {
  const call = chain.rootCall;
  if (call === undefined) return [];
  if (judge.language !== 'swift') {
    return problemsOfArguments(judge, type, type.split('.').at(-1) ?? type, call, chain.line);
  }
  const form = swiftSignature('init', call);
  const reason = judge.symbols.whyRejected(type, form);
  if (reason !== undefined) return [problem(chain.line, `${type}.${form} ${reason}`, REJECTED_HINT)];
  const known = judge.symbols.members.get(type);
  const forms: ReadonlySet<string> = known === undefined || known.size === 0 ? judge.symbols.names : known;
  if (fitsSwift(forms, 'init', call) || judge.other.has(`${type}.${form}`)) return [];
  const inits = [...(known ?? [])].filter((member) => member.startsWith('init('));
  return [
    problem(
      chain.line,
      `${type} has no ${form}`,
      inits.length > 0
        ? `It has ${inits.join(', ')}.`
        : 'No initializer of it is listed; get it from another call.',
    ),
  ];
}

function resolveSteps(judge: Judge, start: string, steps: Step[], isClassAtStart: boolean): Resolution {
  const problems: Problem[] = [];
  let type: string | undefined = start;
  let isClass = isClassAtStart;
  for (const step of steps) {
    const {name, line, call} = step;
    if (type === undefined) {
      // Starts in the SDK, but the lists don't specify the type, so the name must exist somewhere.
      if (
        !judge.symbols.hasName(plainName(name)) &&
        !judge.other.has(name) &&
        !judge.other.has(plainName(name))
      ) {
        problems.push(
          problem(
            line,
            `${name} is unknown`,
            suggest(name, [...judge.symbols.names, ...judge.other], OTHER_HINT),
          ),
        );
      }
      continue;
    }
    const form = formOf(judge.language, step);
    const owner: string = type;
    const reason = [form, `${isClass ? '+' : '-'}${name}`, ...(call === undefined ? [plainName(name)] : [])]
      .map((candidate) => judge.symbols.whyRejected(owner, candidate))
      .find((found) => found !== undefined);
    if (reason !== undefined) {
      problems.push(problem(line, `${type}.${form} ${reason}`, REJECTED_HINT));
      type = undefined;
      continue;
    }
    if (judge.symbols.types.has(`${type}.${name}`)) {
      type = `${type}.${name}`;
      continue;
    }
    if (judge.language === 'objectivec' && name === 'alloc') {
      isClass = false;
      continue;
    }
    if (!isMember(judge, type, step, isClass)) {
      problems.push(problem(line, `${type} has no ${form}`, suggestMember(judge, type, form)));
      type = undefined;
      continue;
    }
    if (call !== undefined) problems.push(...problemsOfArguments(judge, type, name, call, line));
    problems.push(...problemsOfNetwork(judge, name, call, line));
    type = typeAfter(judge, type, step);
    isClass = false;
  }
  return {problems, type};
}

/** Network names are strings, and the SDK silently ignores misspelled ones. */
function problemsOfNetwork(
  {symbols}: Judge,
  name: string,
  call: Arguments | undefined,
  line: number,
): Problem[] {
  const network = call?.firstString;
  const {networkNames} = symbols.data;
  if (!/^disableNetwork$/i.test(name) || network === undefined || networkNames.length === 0) return [];
  if (networkNames.includes(network)) return [];
  return [
    problem(
      line,
      `“${network}” is no name of a network`,
      suggest(network, networkNames, `Use one of ${networkNames.join(', ')}.`),
    ),
  ];
}

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
      problem(line, `${name} is no known type`, suggest(name, [...symbols.types, ...other], OTHER_HINT)),
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
    // In Objective-C, there is no other place to check a type or a constant.
    const isConstant = judge.language === 'objectivec' && /^[A-Z]+[a-z]\w*[A-Z]\w*$/.test(name);
    if (SDK_PREFIX.test(name) || isConstant) {
      return [problem(line, `the SDK has no ${name}`, suggest(name, symbols.names, OTHER_HINT))];
    }
    // The type of most receivers is unknown, so a near match of an SDK name counts as a typo.
    const close = almost(name, symbols);
    return close === undefined ? [] : [problem(line, `${name} is unknown`, `Did you mean ${close}?`)];
  });
}

const SHORTEST_FOR_SLIPS = 8;
const slips = new WeakMap<Symbols, Map<string, string | undefined>>();

/** Returns the SDK name that differs from `name` by one edit: an added, removed, changed or swapped letter. */
function almost(name: string, symbols: Symbols): string | undefined {
  if (name.length < SHORTEST_FOR_SLIPS) return undefined;
  const known = slips.get(symbols) ?? new Map<string, string | undefined>();
  slips.set(symbols, known);
  if (!known.has(name)) {
    const close = nearest(
      name,
      [...symbols.names].filter((each) => Math.abs(each.length - name.length) <= 1 && /^\w+$/.test(each)),
    );
    // A variable may have the name of its type: `nativeAdView`.
    const isVariable = close?.toLowerCase() === name.toLowerCase();
    known.set(name, close !== undefined && !isVariable && editDistance(name, close) <= 1 ? close : undefined);
  }
  return known.get(name);
}

/** Returns the methods that the SDK calls: those of its interfaces and delegates. */
function callbacksOf(symbols: Symbols): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [type, members] of symbols.members) {
    if (!/(Callbacks?|Listener|Delegate)$/.test(type)) continue;
    for (const member of members) owners.set(member, [...(owners.get(member) ?? []), type]);
  }
  return owners;
}

function problemsOfParameters(judge: Judge, owner: string, {name, line, parameters}: Method): Problem[] {
  const signatures = judge.symbols.signatures.get(owner)?.get(name);
  if (signatures === undefined || signatures.some((each) => each.parameters.length === parameters)) return [];
  const shown = signatures
    .map((each) => `(${each.parameters.map((parameter) => parameter.name).join(', ')})`)
    .join(' or ');
  return [
    problem(
      line,
      `${name} of ${owner} is written with ${parameters} parameters`,
      `Its parameters are ${shown}.`,
    ),
  ];
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
  const inOwner = owners[0];
  if (inOwner !== undefined) return problemsOfParameters(judge, inOwner, method);
  if (rejected !== undefined) return [problem(line, `${rejected[0]} ${rejected[1]}`, REJECTED_HINT)];
  if (!overrides || other.has(name) || other.has(plainName(name))) return [];

  const candidates =
    sdkSupers.length > 0
      ? sdkSupers.flatMap((type) => [...(symbols.members.get(type) ?? [])])
      : [...callbacks.keys()];
  const ofSupers = sdkSupers.length > 0 ? sdkSupers.join(', ') : 'The SDK';
  const unknown = problem(line, `${ofSupers} has no callback ${name}`, suggest(name, candidates, OTHER_HINT));
  // Kotlin and Java: `override` in a class that implements an SDK interface must be one of its methods.
  if ((language === 'kotlin' || language === 'java') && sdkSupers.length > 0) return [unknown];
  if (language === 'csharp') return sdkSupers.length > 0 && /^On[A-Z]/.test(name) ? [unknown] : [];
  if (language === 'swift' && allSdk) return [unknown];
  // Elsewhere, only a near match of a callback name counts as a callback.
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
  // Names of other owners are checked where they are used.
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

export function problemsOfUsages(basis: Omit<Judge, 'aliases'>, usages: Usages): Problem[] {
  const judge: Judge = {...basis, aliases: aliasesOf(basis.symbols, usages)};
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
 * Returns whether a problem was already reported. An invalid name is invalid as a type, an identifier and a part of a
 * chain, but is reported once.
 */
function isRepeated({line, message}: Problem, earlier: Problem[]): boolean {
  const name = /^(?:the SDK has no )?([\w.]+)(?: is unknown| is no known type)?$/.exec(message)?.[1];
  return earlier.some(
    (other) =>
      other.line === line &&
      (other.message === message || (name !== undefined && other.message.split(/[^\w]+/).includes(name))),
  );
}
