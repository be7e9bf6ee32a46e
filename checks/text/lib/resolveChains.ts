import type {Node} from 'web-tree-sitter';
import {
  bindingOf,
  receiverOfClosure,
  type Arguments,
  type Chain,
  type CodeLanguage,
  type Step,
  type Usages,
} from './codeUsages.ts';
import {splitOutside, swiftForm, type Member, type Parameter} from './declarations.ts';
import {nearest} from './nodes.ts';
import {plainName, shortName, type Symbols} from './symbols.ts';

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
  /** Names from the operating system, build tools, and other SDKs. */
  other: ReadonlySet<string>;
  /** Names that the snippets on the page declare. */
  declared: ReadonlySet<string>;
  /** Names under which a snippet imports nested types: `LogLevel` for `Log.LogLevel`. */
  aliases: ReadonlyMap<string, string>;
}

export const OTHER_HINT = 'A name that is not the SDK’s belongs in symbols/other.json, under its owner.';
export const REJECTED_HINT =
  'Use another name, or list this one in symbols/sourced.json with the page that shows it for this release.';

export function suggest(name: string, candidates: Iterable<string>, otherwise: string): string {
  const close = nearest(name, candidates);
  return close === undefined ? otherwise : `Did you mean ${close}?`;
}

/** Suggests members with the same name and other labels, or else one with a similar spelling. */
function suggestMember({symbols}: Judge, type: string, form: string): string {
  const members = [...(symbols.members.get(type) ?? [])];
  const labeled = form.includes('(') ? /\(/ : /:/;
  const sameName = members.filter(
    (member) =>
      /[(:]/.test(form) &&
      plainName(member) === plainName(form) &&
      labeled.test(member) &&
      !/^[-+]/.test(member),
  );
  return sameName.length > 0 ? `It has ${sameName.join(', ')}.` : suggest(form, members, OTHER_HINT);
}

export const problem = (line: number, message: string, fix: string): Problem => ({line, message, fix});

/** Returns whether a Swift call matches a form. Trailing closures are the last parameters. */
function fitsSwift(form: string, parameters: number, name: string, call: Arguments): boolean {
  const written = swiftForm(name, call.labels);
  if (call.trailing === 0) return form === written;
  return (
    form.startsWith(written.slice(0, -1)) &&
    form.endsWith(')') &&
    parameters === call.labels.length + call.trailing
  );
}

const hasSwift = (known: ReadonlySet<string>, name: string, call: Arguments): boolean =>
  [...known].some((form) => fitsSwift(form, form.match(/:/g)?.length ?? 0, name, call));

/** Returns the form in which a step is listed, for messages and lookups. */
function formOf(language: CodeLanguage, {name, call}: Step): string {
  if (language === 'swift' && call !== undefined) return swiftForm(name, call.labels);
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
    // A property can contain a closure, and `init` can be explicit.
    return hasSwift(forms, name, call);
  }
  if (language === 'objectivec' && call !== undefined) return hasSelector(forms, name, isClass);
  // In Java, a property of a Kotlin class is read with its getter.
  const property = language === 'java' ? /^get([A-Z])(\w*)$/.exec(name) : null;
  if (property !== null && forms.has(`${(property[1] ?? '').toLowerCase()}${property[2] ?? ''}`)) return true;
  return forms.has(name);
}

/** Returns the declared members that a step can refer to. */
function candidatesOf({language, symbols}: Judge, type: string, step: Step, isClass: boolean): Member[] {
  const {name, call} = step;
  const members = symbols.membersOf(type).filter((member) => isWrittenIn(language, member));
  if (call === undefined) return members.filter((member) => member.name === name && member.kind !== 'method');
  switch (language) {
    case 'swift':
      return members.filter(({form, parameters}) => fitsSwift(form, parameters.length, name, call));
    case 'objectivec':
      return members.filter(({form}) => form === `${isClass ? '+' : '-'}${name}` || form === name);
    case 'java': {
      const property = /^get([A-Z])(\w*)$/.exec(name);
      const getter = property === null ? name : `${(property[1] ?? '').toLowerCase()}${property[2] ?? ''}`;
      const methods = members.filter((member) => member.kind === 'method' && member.name === name);
      return methods.length > 0
        ? methods
        : members.filter((member) => member.kind === 'property' && member.name === getter);
    }
    default:
      return members.filter((member) => member.kind === 'method' && member.name === name);
  }
}

/** Returns whether a member is declared in the snippet's language, because iOS has two languages. */
function isWrittenIn(language: CodeLanguage, {kind, form}: Member): boolean {
  if (language !== 'swift' && language !== 'objectivec') return true;
  if (kind === 'property') return true;
  return (language === 'swift') === /[(.]/.test(form);
}

/** Returns the declared type of a member, if known. */
function typeAfter(judge: Judge, type: string, step: Step, isClass: boolean): string | undefined {
  const {name} = step;
  const {symbols, language} = judge;
  if (/^new\w*Builder$/.test(name) && symbols.types.has(`${type}.Builder`)) return `${type}.Builder`;
  if (type.endsWith('.Builder')) {
    if (/^with[A-Z]/i.test(name)) return type;
    if (/^build$/i.test(name)) return type.slice(0, -'.Builder'.length);
  }
  if (language === 'objectivec' && (/^(alloc|new)$/.test(name) || name.startsWith('init'))) return type;
  const [found] = candidatesOf(judge, type, step, isClass);
  if (found === undefined) return undefined;
  // An entry of an enum has the type of the enum.
  if (found.kind === 'entry' || found.returns === 'instancetype') return type;
  return found.returns === '' ? undefined : found.returns;
}

/** Resolves `LogLevel.verbose` after `import com.appodeal.ads.utils.Log.LogLevel`. */
export function resolveAlias({aliases}: Judge, name: string): string {
  const [first = '', ...rest] = name.split('.');
  return [aliases.get(first) ?? first, ...rest].join('.');
}

export function aliasesOf(symbols: Symbols, usages: Usages): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const {path} of usages.imports) {
    const [target = '', alias] = path.split(/\s+as\s+/);
    const inside = target.endsWith('.*') ? target.slice(0, -1) : undefined;
    for (const type of symbols.qualifiedTypes) {
      const isInside =
        inside !== undefined && type.startsWith(inside) && !type.slice(inside.length).includes('.');
      if (type === target || isInside) aliases.set(alias ?? type.split('.').at(-1) ?? type, shortName(type));
    }
  }
  return aliases;
}

/** A call or an access whose owner is known. */
export interface ResolvedCall {
  owner: string;
  /** Form as in the lists, for messages. */
  form: string;
  /** Declarations that it can refer to. Empty if only the name is known. */
  members: Member[];
  call: Arguments | undefined;
  line: number;
  /** Whether the receiver is the type itself. */
  isOnType: boolean;
}

interface Resolution {
  problems: Problem[];
  calls: ResolvedCall[];
  /** The declared type at the end of the chain, if known. */
  type: string | undefined;
}

const NOTHING: Resolution = {problems: [], calls: [], type: undefined};

/**
 * Returns the SDK type in a declared type, for example `NativeAd` for `NativeAd?` or `APDReward` for `id<APDReward>`.
 */
export function sdkTypeOf(judge: Judge, written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const bare = written
    .replace(/^(nullable|nonnull|any|some) /, '')
    .replace(/^id\s*<(\w+)>$/, '$1')
    .replace(/[?!*\s]+$/, '');
  if (!/^[\w.]+$/.test(bare)) return undefined;
  const parts = resolveAlias(judge, bare).split('.');
  const found = judge.symbols.typeAtStart(parts);
  return found?.length === parts.length ? found.type : undefined;
}

/** Returns the element type of a collection, for example `NativeAd` for `List<NativeAd>`. */
function elementOf(type: string | undefined): string | undefined {
  const match = /^(?:\w*(?:List|Array|IEnumerable|Collection)<(?:out )?(.+)>|\[([^:]+)\])[?!*\s]*$/.exec(
    type ?? '',
  );
  return match?.[1] ?? match?.[2];
}

/** Returns the parameter types of a closure type such as `(A, B) -> C` or `void (^)(A *, B *)`. */
export function closureTypes(type: string): string[] | undefined {
  const match = /^\((.*)\) -> \w+$/s.exec(type) ?? /^(?:nullable )?\w+ \(\^\)\((.*)\)$/s.exec(type);
  return match === null ? undefined : splitOutside(match[1] ?? '', ',');
}

/** Returns the parameter types of the only method in an interface, which a lambda can implement. */
export function lambdaTypes({symbols}: Judge, type: string): string[] | undefined {
  const declaration = symbols.data.declarations[type];
  const [method, ...others] = declaration?.members ?? [];
  if (declaration?.kind !== 'interface' || method?.kind !== 'method' || others.length > 0) return undefined;
  return method.parameters.map((parameter) => `${parameter.type}${parameter.nullable ? '?' : ''}`);
}

/** Returns the parameter that receives an argument, which is found by label, by position, or as a trailing closure. */
function parameterAt(member: Member, call: Arguments, argument: Node): Parameter | undefined {
  const {parameters} = member;
  const trailing = call.closures.findIndex((closure) => closure.id === argument.id);
  if (trailing !== -1) return parameters.at(trailing - call.closures.length);
  const index = call.values.findIndex(({node}) => node?.id === argument.id);
  const label = call.values[index]?.label;
  return parameters.find(({name}) => name === label) ?? parameters[index];
}

const ELEMENT_CLOSURES =
  /^(forEach|map|mapNotNull|filter|first|firstOrNull|any|all|onEach|compactMap|flatMap|ForEach|Select|Where)$/;

/** Returns the type of a closure's parameter, derived from the call that receives the closure. */
function typeOfClosureParameter(
  judge: Judge,
  usages: Usages,
  {node, index}: {node: Node; index: number},
  depth: number,
): string | undefined {
  const receiver = receiverOfClosure(judge.language, node);
  if (receiver === undefined) return undefined;
  if ('event' in receiver) {
    const {type} = resolveChain(judge, usages, receiver.event, depth + 1);
    return index === 1 ? /^EventHandler<(.+)>$/.exec(type ?? '')?.[1] : undefined;
  }
  const chain = receiver.call;
  const last = chain.steps.at(-1);
  if (last !== undefined && ELEMENT_CLOSURES.test(last.name)) {
    const collection = {...chain, steps: chain.steps.slice(0, -1)};
    const element = elementOf(resolveChain(judge, usages, collection, depth + 1).type);
    if (element !== undefined) return index === 0 ? element : undefined;
  }
  const call = last === undefined ? chain.rootCall : last.call;
  const resolved = resolveChain(judge, usages, chain, depth + 1).calls.find((each) => each.call === call);
  const closure = [
    ...(call?.closures ?? []),
    ...(call?.values ?? []).flatMap((each) => each.node ?? []),
  ].find((each) => each.id === node.id || each.firstNamedChild?.id === node.id);
  if (resolved?.call === undefined || closure === undefined) return undefined;
  for (const member of resolved.members) {
    const parameter = parameterAt(member, resolved.call, closure);
    if (parameter === undefined) continue;
    const types = closureTypes(parameter.type) ?? lambdaTypes(judge, parameter.type);
    if (types !== undefined) return types[index];
  }
  return undefined;
}

/**
 * Returns the type of a variable at a location, derived from its declaration, its value, or the closure that receives
 * it.
 */
export function typeOfVariable(
  judge: Judge,
  usages: Usages,
  name: string,
  node: Node,
  depth = 0,
): string | undefined {
  if (depth > MOST_STEPS) return undefined;
  const binding = bindingOf(usages, name, node);
  if (binding === undefined) return undefined;
  const {type, chain, elementOf: collection, closure} = binding;
  if (type !== undefined) return type;
  if (chain !== undefined) return resolveChain(judge, usages, chain, depth + 1).type;
  if (collection !== undefined) return elementOf(resolveChain(judge, usages, collection, depth + 1).type);
  return closure === undefined ? undefined : typeOfClosureParameter(judge, usages, closure, depth);
}

/** Maximum number of variables to resolve, because variables can depend on each other. */
const MOST_STEPS = 4;

/**
 * Resolves the members of a chain, starting with its root, which is a type or a variable. Returns names that don't
 * exist, the calls whose owner is known, and the type at the end.
 */
export function resolveChain(judge: Judge, usages: Usages, chain: Chain, depth = 0): Resolution {
  if (depth > MOST_STEPS) return NOTHING;
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
    const written = root.length === 1 ? typeOfVariable(judge, usages, start, chain.node, depth) : undefined;
    if (written !== undefined) return resolveSteps(judge, usages, written, steps, false);
    const isKnown = other.has(start) || declared.has(start) || !/^[A-Z]\w*[a-z]/.test(start);
    if (isKnown) return NOTHING;
    const candidates = [...symbols.types, ...other];
    return {
      problems: [problem(chain.line, `${start} is unknown`, suggest(start, candidates, OTHER_HINT))],
      calls: [],
      type: undefined,
    };
  }
  const {type, length} = named;
  const rest = steps.slice(Math.max(0, length - root.length));
  const made = chain.rootCall !== undefined && length >= root.length && rest.length === steps.length;
  const ofConstructor = made ? problemsOfConstructor(judge, type, chain) : [];
  // In Kotlin and Swift, calling a type constructs an object. Other languages use `new`.
  const call = length > root.length ? steps[length - root.length - 1]?.call : chain.rootCall;
  const isClass = call === undefined;
  const ofRejected = rejectionOf(judge, type, chain.line);
  const resolved = resolveSteps(judge, usages, type, rest, isClass || language === 'objectivec');
  return {
    problems: [...ofRejected, ...ofConstructor, ...resolved.problems],
    calls: [...(made ? [constructorCall(judge, type, chain)] : []), ...resolved.calls],
    type: resolved.type,
  };
}

function constructorCall({symbols, language}: Judge, owner: string, chain: Chain): ResolvedCall {
  const call = chain.rootCall;
  const members = symbols
    .membersOf(owner)
    .filter(
      (member) =>
        member.kind === 'constructor' &&
        (language !== 'swift' ||
          (call !== undefined && fitsSwift(member.form, member.parameters.length, 'init', call))),
    );
  return {owner, form: owner.split('.').at(-1) ?? owner, members, call, line: chain.line, isOnType: true};
}

function rejectionOf({symbols}: Judge, name: string, line: number): Problem[] {
  const reason = symbols.rejected.get(name);
  return reason === undefined ? [] : [problem(line, `${name} ${reason}`, REJECTED_HINT)];
}

function problemsOfConstructor(judge: Judge, type: string, chain: Chain): Problem[] {
  const call = chain.rootCall;
  if (call === undefined) return [];
  if (judge.language !== 'swift') return [];
  const form = swiftForm('init', call.labels);
  const reason = judge.symbols.whyRejected(type, form);
  if (reason !== undefined) return [problem(chain.line, `${type}.${form} ${reason}`, REJECTED_HINT)];
  const known = judge.symbols.members.get(type);
  const forms: ReadonlySet<string> = known === undefined || known.size === 0 ? judge.symbols.names : known;
  if (hasSwift(forms, 'init', call) || judge.other.has(`${type}.${form}`)) return [];
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

/** Members that return an element of a collection. */
const ELEMENT_STEPS = /^(first|last|firstOrNull|lastOrNull|firstObject|lastObject|get|First|FirstOrDefault)$/;

function resolveSteps(
  judge: Judge,
  usages: Usages,
  start: string,
  steps: Step[],
  isClassAtStart: boolean,
): Resolution {
  const problems: Problem[] = [];
  const calls: ResolvedCall[] = [];
  let written: string | undefined = start;
  let isClass = isClassAtStart;
  // A chain that starts at a variable of another type isn't checked.
  let isFromSdk = sdkTypeOf(judge, start) !== undefined;
  for (const step of steps) {
    const {name, line, call} = step;
    const type = sdkTypeOf(judge, written);
    if (type === undefined) {
      const element = elementOf(written);
      if (element !== undefined && ELEMENT_STEPS.test(name)) {
        written = element;
        continue;
      }
      // The members of a type from the system or the app are unknown.
      if (!isFromSdk) {
        written = undefined;
        continue;
      }
      // The chain starts in the SDK, but the lists don't specify the type, so the name must exist in any of them.
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
      written = undefined;
      continue;
    }
    isFromSdk = true;
    const form = formOf(judge.language, step);
    const reason = [form, `${isClass ? '+' : '-'}${name}`, ...(call === undefined ? [plainName(name)] : [])]
      .map((candidate) => judge.symbols.whyRejected(type, candidate))
      .find((found) => found !== undefined);
    if (reason !== undefined) {
      problems.push(problem(line, `${type}.${form} ${reason}`, REJECTED_HINT));
      written = undefined;
      continue;
    }
    if (judge.symbols.types.has(`${type}.${name}`)) {
      written = `${type}.${name}`;
      continue;
    }
    if (judge.language === 'objectivec' && isClass && /^(alloc|new)$/.test(name)) {
      written = type;
      isClass = false;
      continue;
    }
    // The snippet itself extends the type with this member.
    const isOwn = usages.methods.some((method) => method.container === type && method.name === form);
    if (!isOwn && !isMember(judge, type, step, isClass)) {
      problems.push(problem(line, `${type} has no ${form}`, suggestMember(judge, type, form)));
      written = undefined;
      continue;
    }
    const members = candidatesOf(judge, type, step, isClass);
    calls.push({owner: type, form, members, call, line, isOnType: isClass});
    problems.push(...problemsOfNetwork(judge, name, call, line));
    written = typeAfter(judge, type, step, isClass);
    isClass = false;
  }
  return {problems, calls, type: written};
}

/** Checks network names, which are strings, because the SDK silently ignores misspelled ones. */
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
      `“${network}” is not the name of a network`,
      suggest(network, networkNames, `Use one of ${networkNames.join(', ')}.`),
    ),
  ];
}
