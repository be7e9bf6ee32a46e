import type {Node} from 'web-tree-sitter';
import {
  chainOf,
  CLOSURE,
  parametersOfClosure,
  type Argument,
  type Arguments,
  type CodeLanguage,
  type Usages,
} from './codeUsages.ts';
import type {Member, Parameter} from './declarations.ts';
import {
  closureTypes,
  lambdaTypes,
  problem,
  resolveChain,
  sdkTypeOf,
  typeOfVariable,
  type Judge,
  type Problem,
  type ResolvedCall,
} from './resolveChains.ts';

/** Compares calls with the declarations of the methods that they call. */

type Kind = 'string' | 'integer' | 'float' | 'boolean' | 'null' | 'closure' | 'any' | 'other';

const KINDS: [Kind, RegExp][] = [
  ['string', /^(String|NSString \*|NSString\*|string)$/],
  ['integer', /^(Int|Long|UInt|Short|int|long|uint|short|Integer|NSInteger|NSUInteger)$/],
  ['float', /^(Double|Float|CGFloat|double|float)$/],
  ['boolean', /^(Boolean|Bool|BOOL|bool|boolean)$/],
  ['any', /^(Any|Object|object|id|AnyObject|AnyHashable|AnyClass|T)$/],
];

/** Returns the kind of literal that a type accepts. */
function kindOfType(type: string): Kind {
  const bare = type.replace(/^(nullable|nonnull) /, '').replace(/[?!]$/, '');
  return KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? (closureTypes(bare) ? 'closure' : 'other');
}

const LITERALS: [Kind, RegExp][] = [
  ['null', /^(null|nil)$/],
  ['boolean', /^(true|false|YES|NO)$/],
  ['integer', /^-?\d[\d_]*[lLuU]?$/],
  ['float', /^-?\d[\d_]*\.\d+[fFdDmM]?$|^-?\d[\d_]*[fF]$/],
];

/** Returns the kind of a literal, or undefined for anything else. */
function kindOfLiteral(language: CodeLanguage, text: string): Kind | undefined {
  const isString = language === 'objectivec' ? /^@"[^"]*"$/ : /^[@$]?"(?:[^"\\]|\\.)*"$/;
  return isString.test(text) ? 'string' : LITERALS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** What is known about an argument. */
interface Given {
  kind: Kind;
  isLiteral: boolean;
  /** Its type, if it is an SDK type. */
  type?: string | undefined;
  /** Swift cases without their type, such as `.banner`. */
  cases?: string[] | undefined;
  /** Parameters of a closure, if it lists them. */
  parameters?: string[] | undefined;
}

function acceptsNumber(language: CodeLanguage, wanted: Kind, {kind, isLiteral}: Given): boolean {
  if (kind === wanted) return true;
  if (kind !== 'integer' || wanted !== 'float') return false;
  // Kotlin doesn't convert numbers, and Swift converts only literals.
  return language === 'swift' ? isLiteral : language !== 'kotlin';
}

/** Returns whether a value of one SDK type can be passed as another. */
function isKindOf(judge: Judge, type: string, wanted: string): boolean {
  if (type === wanted) return true;
  const parents = judge.symbols.data.declarations[type]?.extends ?? [];
  return parents.some((parent) => isKindOf(judge, parent, wanted));
}

/** Returns whether a parameter accepts a closure because it has a function type or is an interface with one method. */
function acceptsClosure(judge: Judge, parameter: Parameter, given: Given): boolean {
  const types = closureTypes(parameter.type) ?? lambdaTypes(judge, parameter.type);
  if (types === undefined) return kindOfType(parameter.type) === 'any';
  const written = given.parameters;
  if (judge.language === 'objectivec') return (written?.length ?? 0) === types.length;
  // Kotlin's `it` and Swift's `$0` don't require a parameter list.
  const isImplicit = judge.language === 'kotlin' ? types.length < 2 : judge.language === 'swift';
  return written === undefined ? isImplicit || types.length === 0 : written.length === types.length;
}

/** Returns whether a parameter accepts an argument, as far as both types are known. */
function accepts(judge: Judge, parameter: Parameter, given: Given): boolean {
  const wanted = kindOfType(parameter.type);
  const {language, symbols} = judge;
  if (wanted === 'any' || given.kind === 'any') return true;
  const sdkType = sdkTypeOf(judge, parameter.type);
  if (given.cases !== undefined && sdkType !== undefined) {
    const known = symbols.members.get(sdkType);
    return given.cases.every((name) => known?.has(`.${name}`) === true);
  }
  switch (given.kind) {
    case 'null':
      return parameter.nullable;
    case 'closure':
      return acceptsClosure(judge, parameter, given);
    case 'integer':
    case 'float':
      return (
        acceptsNumber(language, wanted, given) ||
        (language === 'swift' && parameter.type === 'NSNumber') ||
        // An enum is a number in Objective-C.
        (language === 'objectivec' && wanted === 'other' && !/[*<]/.test(parameter.type))
      );
    case 'boolean':
      return wanted === 'boolean' || (language === 'swift' && parameter.type === 'NSNumber');
    case 'string':
      return wanted === 'string';
    default:
      if (wanted !== 'other') return given.type === undefined;
      if (given.type === undefined || sdkType === undefined) return true;
      return isKindOf(judge, given.type, sdkType);
  }
}

/** Returns the SDK enum that contains an Objective-C constant. */
function ownerOfConstant({symbols}: Judge, name: string): string | undefined {
  return Object.entries(symbols.data.declarations).find(([, {members}]) =>
    members.some(({kind, form}) => kind === 'entry' && form === name),
  )?.[0];
}

/** Returns the Swift cases in code such as `.banner` or `[.banner, .nativeAd]`, which omit their type. */
function casesIn(text: string): string[] | undefined {
  const names = text.replace(/^\[|\]$/g, '').split(',');
  const cases = names.map((name) => /^\s*\.(\w+)\s*$/.exec(name)?.[1]);
  return cases.every((name) => name !== undefined) ? cases : undefined;
}

function kindOfNode(judge: Judge, usages: Usages, node: Node): Given | undefined {
  const {language} = judge;
  // `A | B` and `A or B` combine flags of one type.
  if (/^(infix|binary)_expression$/.test(node.type)) {
    const operator = node.children[1]?.text ?? '';
    const [left] = node.namedChildren;
    return /^(or|\|)$/.test(operator) && left ? kindOfNode(judge, usages, left) : undefined;
  }
  if (language === 'objectivec' && node.type === 'identifier') {
    const owner = ownerOfConstant(judge, node.text);
    if (owner !== undefined) return {kind: 'other', isLiteral: false, type: owner};
  }
  const chain = chainOf(language, node);
  if (chain === undefined || /^(this|self)$/.test(node.text)) return undefined;
  const isName = chain.steps.length === 0 && chain.rootCall === undefined;
  const type = isName
    ? typeOfVariable(judge, usages, chain.root, chain.node)
    : resolveChain(judge, usages, chain).type;
  if (type === undefined) return undefined;
  const kind = kindOfType(type);
  return {kind, isLiteral: false, type: sdkTypeOf(judge, type)};
}

function givenOf(judge: Judge, usages: Usages, {text, node}: Argument): Given | undefined {
  const {language} = judge;
  const literal = kindOfLiteral(language, text.trim());
  if (literal !== undefined) return {kind: literal, isLiteral: true};
  if (node !== undefined && CLOSURE.test(node.type)) {
    return {kind: 'closure', isLiteral: true, parameters: parametersOfClosure(language, node)};
  }
  const cases = language === 'swift' ? casesIn(text.trim()) : undefined;
  if (cases !== undefined) return {kind: 'other', isLiteral: true, cases};
  return node === undefined ? undefined : kindOfNode(judge, usages, node);
}

interface Pair {
  parameter: Parameter;
  argument: Argument;
}

/** Pairs arguments with parameters, or returns undefined if their number or names differ. */
function pairsOf(language: CodeLanguage, {parameters}: Member, call: Arguments): Pair[] | undefined {
  const closures = call.closures.map((node): Argument => ({label: undefined, text: node.text, node}));
  const pairs: Pair[] = [];
  for (const [index, argument] of [...call.values, ...closures].entries()) {
    const isTrailing = index >= call.values.length;
    const {label} = argument;
    // The form of a Swift call already includes the labels.
    const isNamed = label !== undefined && language !== 'swift';
    const parameter = isTrailing
      ? parameters.at(index - call.values.length - closures.length)
      : isNamed
        ? parameters.find(({name}) => name === label)
        : parameters[index];
    if (parameter === undefined || pairs.some((pair) => pair.parameter === parameter)) return undefined;
    pairs.push({parameter, argument});
  }
  const isComplete = parameters.every(
    (parameter) => parameter.optional || pairs.some((pair) => pair.parameter === parameter),
  );
  return isComplete ? pairs : undefined;
}

const SHOWN: Partial<Record<Kind, string>> = {
  string: 'a string',
  integer: 'a whole number',
  float: 'a decimal number',
  boolean: 'a Boolean',
  closure: 'a closure',
};

function tellGiven(language: CodeLanguage, {kind, type, cases, parameters}: Given): string {
  if (cases !== undefined) return cases.map((name) => `.${name}`).join(', ');
  if (kind === 'closure' && parameters !== undefined)
    return `a closure with ${tellCount(parameters.length, 'parameter')}`;
  if (kind === 'null') return language === 'swift' || language === 'objectivec' ? 'nil' : 'null';
  return type ?? SHOWN[kind] ?? 'another type';
}

const tellType = ({type, nullable}: Parameter, language: CodeLanguage): string =>
  `${type}${nullable && (language === 'kotlin' || language === 'swift') ? '?' : ''}`;

/** Formats a number of things, for example `1 argument` or `2 arguments`. */
export const tellCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats the parameters of a declaration for a message. */
export const tellParameters = (members: readonly Member[]): string =>
  members
    .map(
      ({parameters}) =>
        `(${parameters.map(({name, optional}) => `${name}${optional ? '?' : ''}`).join(', ')})`,
    )
    .join(' or ');

function problemsOfCall(
  judge: Judge,
  usages: Usages,
  {owner, form, members, call, line}: ResolvedCall,
): Problem[] {
  if (call === undefined) return [];
  const {language} = judge;
  const name = `${owner}.${form}`;
  const candidates = members.filter(({kind}) => kind !== 'property' || call.count === 0);
  const fitting = candidates.flatMap((member) => {
    const pairs = pairsOf(language, member, call);
    return pairs === undefined ? [] : [pairs];
  });
  if (fitting.length === 0) {
    const labels = call.labels.filter((label) => label !== undefined);
    const total = call.count + call.trailing;
    const given = `${tellCount(total, 'argument')}${labels.length > 0 ? ` (${labels.join(', ')})` : ''}`;
    return [
      problem(line, `${name} is called with ${given}`, `Its parameters are ${tellParameters(members)}.`),
    ];
  }
  const wrong = fitting.map((pairs) =>
    pairs.flatMap(({parameter, argument}) => {
      const given = givenOf(judge, usages, argument);
      return given === undefined || accepts(judge, parameter, given) ? [] : [{parameter, given, argument}];
    }),
  );
  const best = wrong.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return best.map(({parameter, given, argument}) =>
    problem(
      argument.node?.startPosition.row ?? line,
      `${name} gets ${tellGiven(language, given)} as ${parameter.name}`,
      `It must be ${tellType(parameter, language)}.`,
    ),
  );
}

function problemsOfUse({symbols}: Judge, {owner, form, members, line, isOnType}: ResolvedCall): Problem[] {
  const [first] = members;
  if (first === undefined) return [];
  if (members.every(({deprecated}) => deprecated !== undefined)) {
    return [problem(line, `${owner}.${form} is deprecated`, first.deprecated ?? '')];
  }
  const isObject = symbols.data.declarations[owner]?.kind === 'object';
  if (isOnType && !isObject && members.every(({kind, isStatic}) => kind === 'method' && !isStatic)) {
    return [problem(line, `${owner}.${form} is called on the type`, `Call it on an object of ${owner}.`)];
  }
  return [];
}

/** Checks the calls of a snippet whose declarations are known. */
export function problemsOfCalls(judge: Judge, usages: Usages, calls: readonly ResolvedCall[]): Problem[] {
  return calls.flatMap((call) =>
    call.members.length === 0 ? [] : [...problemsOfUse(judge, call), ...problemsOfCall(judge, usages, call)],
  );
}
