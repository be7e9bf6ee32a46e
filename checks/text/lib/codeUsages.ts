import type {Node} from 'web-tree-sitter';

/**
 * Names used in a snippet, read from its syntax tree in one form for all languages: types, chains of member accesses,
 * declared methods, names, and variables.
 */

export interface Argument {
  label: string | undefined;
  text: string;
  /** Missing for some literals, such as `null`, which the Kotlin and Swift grammars don't represent as nodes. */
  node: Node | undefined;
}

export interface Arguments {
  count: number;
  values: Argument[];
  /** Closures after the parentheses. */
  closures: Node[];
  /** Label of each argument in parentheses, if it has one. */
  labels: (string | undefined)[];
  /** Closures after the parentheses. */
  trailing: number;
  /** Value of the first argument if it is a plain string. */
  firstString: string | undefined;
}

export interface Step {
  name: string;
  line: number;
  call: Arguments | undefined;
}

/** A root and its members, such as `Appodeal.show(…)`, `new Builder().build()`, or `[Appodeal showAd:…]`. */
export interface Chain {
  root: string;
  /**
   * Arguments with which the root is called or constructed, as in `APDBannerView(size: …)` or `new
   * InAppPurchase.Builder(…)`.
   */
  rootCall: Arguments | undefined;
  line: number;
  /** The root, from which its variable is looked up. */
  node: Node;
  steps: Step[];
  /** Swift cases that are passed as arguments, such as `.interstitial`. */
  dottedArguments: {name: string; line: number}[];
}

export interface Method {
  /** Plain name. For Swift and Objective-C, it includes the labels, as in the lists of symbols. */
  name: string;
  line: number;
  /** Parameter types, as written. */
  parameters: string[];
  /** Types that the enclosing class extends and implements. */
  supers: string[];
  /** Name of the enclosing class, or a unique number if it is anonymous. */
  container: string | undefined;
  /** Whether it is marked as an override or the language has no keyword for overrides. */
  overrides: boolean;
}

/** What a snippet reveals about the type of a variable. */
export interface Binding {
  type?: string | undefined;
  /** Chain that is its value. */
  chain?: Chain | undefined;
  /** Collection of which it is an element. */
  elementOf?: Chain | undefined;
  /** Closure of which it is a parameter. */
  closure?: {node: Node; index: number} | undefined;
}

/** A class, object, or extension. */
export interface Container {
  name: string;
  line: number;
  supers: string[];
  /** Whether other parts or subclasses can implement what is missing. */
  isPartial: boolean;
}

/** A C# event subscription, such as `X.OnLoaded += handler`. */
export interface Subscription {
  event: Chain;
  handler: Node;
}

export interface Usages {
  types: {name: string; line: number}[];
  chains: Chain[];
  methods: Method[];
  imports: {path: string; line: number}[];
  /** Every identifier outside strings and comments. */
  identifiers: {name: string; line: number}[];
  /** Names that the snippet itself declares: classes, functions, variables, and parameters. */
  declared: Set<string>;
  /** Variables in each scope, keyed by the ID of the scope's node. Undefined if one name has several types. */
  bindings: Map<number, Map<string, Binding | undefined>>;
  containers: Container[];
  subscriptions: Subscription[];
}

export type CodeLanguage = 'kotlin' | 'java' | 'swift' | 'objectivec' | 'csharp';

export const isCodeLanguage = (language: string): language is CodeLanguage =>
  ['kotlin', 'java', 'swift', 'objectivec', 'csharp'].includes(language);

const children = (node: Node): Node[] => node.namedChildren.filter((child): child is Node => child !== null);
const everyChild = (node: Node): Node[] => node.children.filter((child): child is Node => child !== null);
const childOf = (node: Node, ...types: string[]): Node | undefined =>
  children(node).find(({type}) => types.includes(type));
const field = (node: Node, name: string): Node | undefined => node.childForFieldName(name) ?? undefined;
const fields = (node: Node, name: string): Node[] =>
  node.childrenForFieldName(name).filter((child): child is Node => child !== null);
const lineOf = (node: Node): number => node.startPosition.row;

/** Returns `List` for `List<NativeAd>?`, and removes whitespace inside `A . B`. */
const bareType = (text: string): string =>
  text
    .replace(/<.*$/s, '')
    .replace(/[?!*\s[\]]/g, '')
    .replace(/^@\w+/, '');

function stringOf(node: Node | undefined): string | undefined {
  return node === undefined ? undefined : /^@?"([^"$\\]*)"$/.exec(node.text)?.[1];
}

function argumentsOf(values: Argument[], closures: Node[] = []): Arguments {
  return {
    count: values.length,
    values,
    closures,
    labels: values.map(({label}) => label),
    trailing: closures.length,
    firstString: stringOf(values[0]?.node),
  };
}

const noArguments = (): Arguments => argumentsOf([]);

/** Returns the arguments of a call in Kotlin and Swift: `call_suffix` with parentheses, a lambda, or both. */
function suffixArguments(suffix: Node): Arguments {
  const list = childOf(suffix, 'value_arguments');
  const values = list === undefined ? [] : children(list).filter(({type}) => type === 'value_argument');
  const given = values.map((value): Argument => {
    const label = field(value, 'name') ?? childOf(value, 'value_argument_label');
    const isNamed = everyChild(value).some(({type}) => type === '=');
    const name = label?.text.trim() ?? (isNamed ? children(value)[0]?.text : undefined);
    const node = field(value, 'value') ?? children(value).at(-1);
    const isOnlyLabel =
      node !== undefined && (node.id === label?.id || (isNamed && children(value).length === 1));
    const text = value.text.replace(/^\w+\s*[:=]\s*/, name === undefined ? '$&' : '');
    return {label: name, text, node: isOnlyLabel ? undefined : node};
  });
  const closures = children(suffix).filter(
    ({type}) => type === 'lambda_literal' || type === 'annotated_lambda',
  );
  return argumentsOf(given, closures);
}

/** Returns the arguments of a call in Java and C#. */
function listArguments(list: Node | undefined): Arguments {
  if (list === undefined) return noArguments();
  const values = children(list).filter(({type}) => !/comment/.test(type));
  return argumentsOf(
    values.map((value): Argument => {
      const colon = childOf(value, 'name_colon');
      const label = colon === undefined ? undefined : children(colon)[0]?.text;
      const node = value.type === 'argument' ? children(value).at(-1) : value;
      return {label, text: node?.text ?? value.text, node};
    }),
  );
}

type Link =
  {of: Node; step: Step} | {of: Node; call: Arguments} | {of: Node} | {root: string; call?: Arguments};

const step = (name: Node, call?: Arguments): Step => ({name: name.text, line: lineOf(name), call});

/** Returns the arguments of an Objective-C message: its children that are neither receiver nor part of the selector. */
function messageArguments(node: Node): Argument[] {
  return node.children.flatMap((child, index) => {
    if (child?.isNamed !== true || node.fieldNameForChild(index) !== null || /comment/.test(child.type))
      return [];
    return [{label: undefined, text: child.text, node: child}];
  });
}

/** Functions that return how a node starts or continues a chain. */
const links: Record<CodeLanguage, (node: Node) => Link | undefined> = {
  kotlin(node) {
    const [first, second] = children(node);
    switch (node.type) {
      case 'simple_identifier':
      case 'this_expression':
        return {root: node.text};
      case 'navigation_expression': {
        const name = second === undefined ? undefined : childOf(second, 'simple_identifier');
        return first === undefined || name === undefined ? undefined : {of: first, step: step(name)};
      }
      case 'call_expression':
        return first === undefined || second?.type !== 'call_suffix'
          ? undefined
          : {of: first, call: suffixArguments(second)};
      case 'postfix_expression':
        return first === undefined ? undefined : {of: first};
      default:
        return undefined;
    }
  },
  swift(node) {
    const [first, second] = children(node);
    switch (node.type) {
      case 'simple_identifier':
      case 'self_expression':
        return {root: node.text};
      case 'navigation_expression': {
        const target = field(node, 'target') ?? first;
        const suffix = field(node, 'suffix') ?? second;
        const name =
          suffix === undefined
            ? undefined
            : (field(suffix, 'suffix') ?? childOf(suffix, 'simple_identifier'));
        return target === undefined || name === undefined ? undefined : {of: target, step: step(name)};
      }
      case 'call_expression':
        return first === undefined || second?.type !== 'call_suffix'
          ? undefined
          : {of: first, call: suffixArguments(second)};
      default:
        return undefined;
    }
  },
  java(node) {
    switch (node.type) {
      case 'identifier':
      case 'type_identifier':
      case 'this':
        return {root: node.text};
      case 'field_access':
      case 'scoped_identifier':
      case 'scoped_type_identifier': {
        const [object, name] = children(node).slice(-2);
        return object === undefined || name === undefined ? undefined : {of: object, step: step(name)};
      }
      case 'method_invocation': {
        const object = field(node, 'object');
        const name = field(node, 'name');
        if (name === undefined) return undefined;
        const call = listArguments(field(node, 'arguments'));
        return object === undefined ? {root: name.text, call} : {of: object, step: step(name, call)};
      }
      case 'object_creation_expression': {
        const type = field(node, 'type');
        return type === undefined
          ? undefined
          : {root: bareType(type.text), call: listArguments(field(node, 'arguments'))};
      }
      default:
        return undefined;
    }
  },
  csharp(node) {
    const [first, second] = children(node);
    switch (node.type) {
      case 'identifier':
      case 'this_expression':
      case 'this':
        return {root: node.text};
      case 'generic_name':
        return first === undefined ? undefined : {root: first.text};
      case 'qualified_name':
      case 'member_access_expression': {
        const of = field(node, 'expression') ?? first;
        const name = field(node, 'name') ?? second;
        if (of === undefined || name === undefined) return undefined;
        return {of, step: step(name.type === 'generic_name' ? (children(name)[0] ?? name) : name)};
      }
      case 'conditional_access_expression': {
        const binding = second?.type === 'member_binding_expression' ? children(second)[0] : undefined;
        return first === undefined || binding === undefined ? undefined : {of: first, step: step(binding)};
      }
      case 'invocation_expression': {
        const of = field(node, 'function');
        return of === undefined ? undefined : {of, call: listArguments(field(node, 'arguments'))};
      }
      case 'object_creation_expression': {
        const type = field(node, 'type');
        return type === undefined
          ? undefined
          : {root: bareType(type.text), call: listArguments(field(node, 'arguments'))};
      }
      default:
        return undefined;
    }
  },
  objectivec(node) {
    switch (node.type) {
      case 'identifier':
        return {root: node.text};
      case 'field_expression': {
        const of = field(node, 'argument');
        const name = field(node, 'field');
        return of === undefined || name === undefined ? undefined : {of, step: step(name)};
      }
      case 'message_expression': {
        const of = field(node, 'receiver');
        if (of === undefined) return undefined;
        const parts = fields(node, 'method');
        const hasArguments = everyChild(node).some(({type}) => type === ':');
        const selector = parts.map(({text}) => (hasArguments ? `${text}:` : text)).join('');
        return {
          of,
          step: {
            name: selector,
            line: lineOf(parts[0] ?? node),
            call: argumentsOf(messageArguments(node)),
          },
        };
      }
      default:
        return undefined;
    }
  },
};

export function chainOf(language: CodeLanguage, node: Node): Chain | undefined {
  const link = links[language](node);
  if (link === undefined) return undefined;
  if ('root' in link) {
    return {root: link.root, rootCall: link.call, line: lineOf(node), node, steps: [], dottedArguments: []};
  }
  const chain = chainOf(language, link.of);
  if (chain === undefined) return undefined;
  if ('step' in link) return {...chain, steps: [...chain.steps, link.step]};
  if (!('call' in link)) return chain;
  const last = chain.steps.at(-1);
  if (last === undefined) return {...chain, rootCall: joinCalls(chain.rootCall, link.call)};
  return {...chain, steps: [...chain.steps.slice(0, -1), {...last, call: joinCalls(last.call, link.call)}]};
}

/** Joins two calls, because Kotlin's grammar reads `load(this) { … }` as a call of the result of `load(this)`. */
function joinCalls(first: Arguments | undefined, second: Arguments): Arguments {
  if (first === undefined || second.count > 0) return second;
  return argumentsOf(first.values, [...first.closures, ...second.closures]);
}

/** Returns whether `node` is the part of a longer chain that the chain continues through. */
function isInsideChain(language: CodeLanguage, node: Node): boolean {
  const {parent} = node;
  if (parent === null) return false;
  const link = links[language](parent);
  return link !== undefined && 'of' in link && link.of.id === node.id;
}

/** Returns cases such as `.interstitial` among the arguments of a call, but not inside closures or other calls. */
function dottedArgumentsOf(node: Node): {name: string; line: number}[] {
  const found: {name: string; line: number}[] = [];
  const walk = (current: Node): void => {
    for (const child of children(current)) {
      if (child.type === 'lambda_literal' || child.type === 'call_expression') continue;
      if (child.type === 'prefix_expression' && child.text.startsWith('.')) {
        found.push({name: child.text.slice(1), line: lineOf(child)});
      } else {
        walk(child);
      }
    }
  };
  for (let current: Node | undefined = node; current?.type === 'call_expression';) {
    const [of, suffix] = children(current);
    if (suffix !== undefined) walk(suffix);
    current = of?.type === 'navigation_expression' ? (field(of, 'target') ?? children(of)[0]) : of;
  }
  return found;
}

const TYPE_NODES: Record<CodeLanguage, Set<string>> = {
  kotlin: new Set(['user_type']),
  java: new Set(['type_identifier', 'scoped_type_identifier']),
  swift: new Set(['user_type']),
  objectivec: new Set(['type_identifier']),
  csharp: new Set([]),
};

/** Returns the types that a node mentions, with dots between nested ones and without type arguments. */
function typesAt(language: CodeLanguage, node: Node): Node[] {
  if (language !== 'csharp') {
    return TYPE_NODES[language].has(node.type) && node.parent?.type !== 'scoped_type_identifier'
      ? [node]
      : [];
  }
  const isName = (child: Node): boolean =>
    ['identifier', 'qualified_name', 'generic_name'].includes(child.type);
  const declared = fields(node, 'type').filter(isName);
  const listed = ['base_list', 'type_argument_list'].includes(node.type) ? children(node).filter(isName) : [];
  const made = node.type === 'nullable_type' ? children(node).filter(isName) : [];
  return [...declared, ...listed, ...made];
}

const typeName = (language: CodeLanguage, node: Node): string => {
  if (language === 'kotlin' || language === 'swift') {
    return children(node)
      .filter(({type}) => type === 'type_identifier')
      .map(({text}) => text)
      .join('.');
  }
  return bareType(node.text);
};

const CONTAINERS = new Set([
  ...['class_declaration', 'object_literal', 'object_declaration', 'object_creation_expression'],
  ...['enum_declaration', 'interface_declaration', 'protocol_declaration', 'class_implementation'],
  ...['class_interface', 'struct_declaration', 'record_declaration'],
]);

/** Returns the class, object, or extension around a node. */
function containerOf(node: Node): Node | undefined {
  for (let current = node.parent; current !== null; current = current.parent) {
    if (CONTAINERS.has(current.type)) return current;
  }
  return undefined;
}

function supersOf(language: CodeLanguage, container: Node): string[] {
  const names = (nodes: Node[]): string[] =>
    nodes.map((node) => bareType(node.text.replace(/\(.*$/s, '').replace(/\s+by\s.*/s, '')));
  switch (language) {
    case 'kotlin':
      return names(children(container).filter(({type}) => type === 'delegation_specifier'));
    case 'swift': {
      return names(children(container).filter(({type}) => type === 'inheritance_specifier'));
    }
    case 'java': {
      if (container.type === 'object_creation_expression') return names(fields(container, 'type'));
      const lists = [field(container, 'superclass'), field(container, 'interfaces')].flatMap((list) =>
        list === undefined ? [] : [list, ...children(list)],
      );
      return names(lists.flatMap(children).filter(({type}) => /type_identifier|generic_type/.test(type)));
    }
    case 'csharp':
      return names(
        children(childOf(container, 'base_list') ?? container).filter(({type}) =>
          /identifier|_name$/.test(type),
        ),
      );
    case 'objectivec': {
      const lists = children(container).filter(
        ({type}) => type === 'parameterized_arguments' || type === 'protocol_reference_list',
      );
      return lists.flatMap((list) => list.text.replace(/[<>]/g, '').split(',')).map((name) => name.trim());
    }
  }
}

/** Returns the type of a parameter, as written, with nullability. */
function parameterType(language: CodeLanguage, node: Node): string {
  switch (language) {
    case 'kotlin':
    case 'swift':
      return node.text.replace(/^[^:]*:\s*/, '').replace(/\s*=.*$/s, '');
    case 'java':
    case 'csharp':
      return field(node, 'type')?.text ?? '';
    case 'objectivec':
      return (childOf(node, 'method_type')?.text ?? '').replace(/^\((.*)\)$/s, '$1');
  }
}

function nameOfContainer(container: Node): string {
  const isAnonymous = /^object_(literal|creation)/.test(container.type);
  const name = field(container, 'name') ?? childOf(container, 'type_identifier', 'identifier', 'user_type');
  return isAnonymous || name === undefined ? `${container.id}` : bareType(name.text);
}

function containerAt(language: CodeLanguage, node: Node): Container | undefined {
  if (!CONTAINERS.has(node.type)) return undefined;
  // A constructor call without a body doesn't create a class.
  if (node.type === 'object_creation_expression' && childOf(node, 'class_body') === undefined)
    return undefined;
  const [start = ''] = node.text.split('{');
  return {
    name: nameOfContainer(node),
    line: lineOf(node),
    supers: supersOf(language, node),
    isPartial:
      node.type === 'protocol_declaration' ||
      // In Objective-C, `@interface` declares a class.
      (language !== 'objectivec' && /\b(abstract|partial|interface)\b/.test(start)),
  };
}

function methodAt(language: CodeLanguage, node: Node): Method | undefined {
  const make = (name: string, at: Node, parameters: Node[], overrides: boolean): Method => {
    const container = containerOf(node);
    return {
      name,
      line: lineOf(at),
      parameters: parameters.map((parameter) => parameterType(language, parameter)),
      overrides,
      supers: container === undefined ? [] : supersOf(language, container),
      container: container === undefined ? undefined : nameOfContainer(container),
    };
  };
  switch (`${language} ${node.type}`) {
    case 'kotlin function_declaration': {
      const name = childOf(node, 'simple_identifier');
      const parameters = childOf(node, 'function_value_parameters');
      const list =
        parameters === undefined ? [] : children(parameters).filter(({type}) => type === 'parameter');
      const overrides = /\boverride\b/.test(childOf(node, 'modifiers')?.text ?? '');
      return name === undefined ? undefined : make(name.text, name, list, overrides);
    }
    case 'java method_declaration': {
      const name = field(node, 'name');
      const parameters = field(node, 'parameters');
      const list =
        parameters === undefined ? [] : children(parameters).filter(({type}) => /parameter$/.test(type));
      return name === undefined
        ? undefined
        : make(name.text, name, list, /@Override\b/.test(childOf(node, 'modifiers')?.text ?? ''));
    }
    case 'csharp method_declaration': {
      const name = field(node, 'name');
      const parameters = field(node, 'parameters');
      const list =
        parameters === undefined ? [] : children(parameters).filter(({type}) => type === 'parameter');
      const isPublic = children(node).some(({type, text}) => type === 'modifier' && text === 'public');
      return name === undefined ? undefined : make(name.text, name, list, isPublic);
    }
    case 'swift function_declaration':
    case 'swift protocol_function_declaration': {
      const name = field(node, 'name');
      if (name === undefined) return undefined;
      const parameters = children(node).filter(({type}) => type === 'parameter');
      const labels = parameters.map((parameter) => {
        const external = field(parameter, 'external_name');
        return `${external?.text ?? field(parameter, 'name')?.text ?? '_'}:`;
      });
      const isPrivate = /\b(private|fileprivate)\b/.test(childOf(node, 'modifiers')?.text ?? '');
      return make(`${name.text}(${labels.join('')})`, name, parameters, !isPrivate);
    }
    case 'objectivec method_definition':
    case 'objectivec method_declaration': {
      const parts = children(node);
      const parameters = parts.filter(({type}) => type === 'method_parameter');
      const names = parts.filter(({type}) => type === 'identifier');
      const [first] = names;
      if (first === undefined) return undefined;
      const selector = names.map(({text}) => (parameters.length > 0 ? `${text}:` : text)).join('');
      return make(`${node.text.trimStart().startsWith('+') ? '+' : '-'}${selector}`, first, parameters, true);
    }
    default:
      return undefined;
  }
}

/**
 * Patterns that match names after declaring keywords, and names in the form `Type name`. These are patterns because the
 * grammars represent declarations differently.
 */
const DECLARATIONS: Record<CodeLanguage, RegExp[]> = {
  kotlin: [
    /\b(?:val|var|class|object|interface|typealias)\s+(?:\w+\.)*(\w+)/g,
    /\bfun\s+(?:<[^>]*>\s*)?(?:\w+(?:<[^>]*>)?\??\.)?(\w+)/g,
    /\b(\w+)\s*:\s*(?=[A-Z@(])/g,
    /[{,(]\s*(\w+)\s*(?=(?:,\s*\w+\s*)*->)/g,
    /\bfor\s*\(\s*(\w+)/g,
    /\b(\w+)\s*(?=\(\d*\)\s*[,;])/g,
  ],
  java: [
    /\b(?:class|interface|enum|record)\s+(\w+)/g,
    /\b(?:[A-Z][\w.]*(?:<[^=;()]*>)?(?:\[\])?|int|long|double|float|boolean|void|var|byte|char|short)\s+(\w+)\s*(?=[=;,():])/g,
    /[(,]\s*(\w+)\s*(?=(?:,\s*\w+\s*)*\)?\s*->)/g,
    /\b(\w+)\s*(?=->)/g,
  ],
  swift: [
    /\b(?:let|var|func|class|struct|enum|protocol|typealias|actor|case)\s+(\w+)/g,
    /\b(?:\w+\s+)?(\w+)\s*:\s*(?=[A-Z[(@]|any |some |inout )/g,
    /[{,(]\s*(\w+)\s*(?=(?:,\s*\w+\s*)*\)?\s*(?:->[^{}]*)?\bin\b)/g,
    /\bfor\s+(?:await\s+)?(\w+)\s+in\b/g,
  ],
  objectivec: [
    /@(?:interface|implementation|protocol|class)\s+(\w+)/g,
    /\b[A-Z_a-z]\w*(?:<[^;(){}]*>)?\s*\*?\s*(?:const\s+)?\*?\s*(\w+)\s*(?=[=;,)])/g,
    /[-+]\s*\([^)]*\)\s*(\w+)/g,
    /\)\s*(\w+)\s*(?=[;{\s])/g,
    /\(\^(\w+)\)/g,
    /#define\s+(\w+)/g,
  ],
  csharp: [
    /\b(?:class|interface|enum|struct|record|namespace|delegate)\s+([\w.]+)/g,
    /\b(?:[A-Z][\w.]*(?:<[^=;()]*>)?(?:\[\])?\??|int|long|double|float|bool|void|var|string|object|byte|char|short|decimal)\s+(\w+)\s*(?=[=;,(){]|\bin\b)/g,
    /[(,]\s*(\w+)\s*(?=(?:,\s*\w+\s*)*\)?\s*=>)/g,
    /\b(\w+)\s*(?==>)/g,
  ],
};

export function declaredNames(language: CodeLanguage, code: string): Set<string> {
  const names = DECLARATIONS[language].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => match[1] ?? ''),
  );
  return new Set(names.filter((name) => name !== ''));
}

interface Variable {
  name: string;
  type?: Node | undefined;
  value?: Node | undefined;
  collection?: Node | undefined;
}

/** Returns the variables that `node` declares, with their declared types and values. */
function variablesAt(language: CodeLanguage, node: Node): Variable[] {
  switch (`${language} ${node.type}`) {
    case 'kotlin for_statement': {
      const name = childOf(node, 'variable_declaration');
      return name === undefined ? [] : [{name: name.text, collection: children(node)[1]}];
    }
    case 'swift for_statement': {
      const item = field(node, 'item');
      return item === undefined ? [] : [{name: item.text, collection: field(node, 'collection')}];
    }
    case 'csharp for_each_statement': {
      const name = field(node, 'left');
      if (name === undefined) return [];
      return [{name: name.text, type: field(node, 'type'), collection: field(node, 'right')}];
    }
    case 'swift if_statement':
    case 'swift guard_statement': {
      const parts = children(node);
      return parts.flatMap((part, index) =>
        part.type === 'simple_identifier' && parts[index - 1]?.type === 'value_binding_pattern'
          ? [{name: part.text, value: parts[index + 1]}]
          : [],
      );
    }
    case 'objectivec for_statement': {
      const declarator = childOf(node, 'pointer_declarator');
      return declarator === undefined
        ? []
        : [{name: declarator.text.replace(/\W/g, ''), type: field(node, 'type')}];
    }
    case 'objectivec parameter_declaration': {
      const declarator = field(node, 'declarator');
      return declarator === undefined
        ? []
        : [{name: declarator.text.replace(/\W/g, ''), type: field(node, 'type')}];
    }
    case 'kotlin property_declaration': {
      const variable = childOf(node, 'variable_declaration');
      const name = variable === undefined ? undefined : childOf(variable, 'simple_identifier');
      if (variable === undefined || name === undefined) return [];
      const type = children(variable)
        .slice(1)
        .find(({type: kind}) => /type$/.test(kind));
      const value = everyChild(node).findIndex(({type: kind}) => kind === '=');
      return [{name: name.text, type, value: value === -1 ? undefined : everyChild(node)[value + 1]}];
    }
    case 'kotlin parameter':
    case 'kotlin class_parameter': {
      const name = childOf(node, 'simple_identifier');
      const type = children(node).find(({type: kind}) => /type$/.test(kind));
      return name === undefined ? [] : [{name: name.text, type}];
    }
    case 'java field_declaration':
    case 'java local_variable_declaration':
      return fields(node, 'declarator').flatMap((declarator) => {
        const name = field(declarator, 'name');
        return name === undefined
          ? []
          : [{name: name.text, type: field(node, 'type'), value: field(declarator, 'value')}];
      });
    case 'java formal_parameter':
    case 'csharp parameter': {
      const name = field(node, 'name');
      return name === undefined ? [] : [{name: name.text, type: field(node, 'type')}];
    }
    case 'java enhanced_for_statement': {
      const name = field(node, 'name');
      return name === undefined ? [] : [{name: name.text, type: field(node, 'type')}];
    }
    case 'swift property_declaration': {
      const name = field(node, 'name');
      const annotation = childOf(node, 'type_annotation');
      return name === undefined
        ? []
        : [{name: name.text, type: annotation && children(annotation)[0], value: field(node, 'value')}];
    }
    case 'swift parameter': {
      const type = children(node).at(-1);
      const [name] = fields(node, 'name');
      return name === undefined ? [] : [{name: name.text, type}];
    }
    case 'csharp variable_declaration':
      return children(node)
        .filter(({type}) => type === 'variable_declarator')
        .flatMap((declarator) => {
          const [name] = children(declarator);
          const clause = childOf(declarator, 'equals_value_clause');
          const value = clause === undefined ? children(declarator)[1] : children(clause)[0];
          return name === undefined ? [] : [{name: name.text, type: field(node, 'type'), value}];
        });
    case 'objectivec declaration': {
      const declarator = field(node, 'declarator');
      const name = declarator === undefined ? undefined : /^\*?\s*(\w+)/.exec(declarator.text)?.[1];
      return name === undefined
        ? []
        : [{name, type: field(node, 'type'), value: declarator && field(declarator, 'value')}];
    }
    case 'objectivec method_parameter': {
      const name = children(node).at(-1);
      const type = childOf(node, 'method_type');
      return name?.type === 'identifier' ? [{name: name.text, type}] : [];
    }
    case 'objectivec struct_declaration': {
      const name = childOf(node, 'struct_declarator');
      const type = childOf(node, 'type_identifier');
      return name === undefined ? [] : [{name: name.text.replace(/[*\s]/g, ''), type}];
    }
    default:
      return [];
  }
}

/** Nodes that limit the visibility of a variable. Swift's `guard` isn't one of them. */
const SCOPE =
  /^(lambda_literal|lambda_expression|block|block_literal|compound_statement|statements|(function|method|constructor|init|getter)_(declaration|definition)|(for|enhanced_for|for_each|if)_statement|function_body|class_body|enum_class_body|declaration_list|protocol_body|class_interface|class_implementation|struct_declaration|source_file|program|translation_unit|compilation_unit)$/;
const CLASS_SCOPE =
  /^(class_body|enum_class_body|declaration_list|protocol_body|class_interface|class_implementation)$/;

/** Returns the parameters of a closure that don't have a declared type. */
function closureParameters(language: CodeLanguage, node: Node): string[] {
  switch (`${language} ${node.type}`) {
    case 'kotlin lambda_literal':
      return children(childOf(node, 'lambda_parameters') ?? node).flatMap((each) =>
        each.type === 'variable_declaration' ? [each.text] : [],
      );
    case 'swift lambda_literal': {
      const type = field(node, 'type');
      const list = type === undefined ? undefined : childOf(type, 'lambda_function_type_parameters');
      return list === undefined ? [] : children(list).map(({text}) => text);
    }
    case 'java lambda_expression': {
      const list = field(node, 'parameters');
      if (list === undefined) return [];
      return list.type === 'identifier' ? [list.text] : children(list).map(({text}) => text);
    }
    case 'csharp lambda_expression': {
      // A parameter without parentheses has no field.
      const list = field(node, 'parameters') ?? childOf(node, 'implicit_parameter', 'identifier');
      if (list === undefined) return [];
      return list.type === 'parameter_list' ? children(list).map(({text}) => text) : [list.text];
    }
    case 'objectivec block_literal':
      return children(childOf(node, 'parameter_list') ?? node).flatMap((each) =>
        each.type === 'parameter_declaration' ? [each.text] : [],
      );
    default:
      return [];
  }
}

export const CLOSURE = /^(lambda_literal|annotated_lambda|lambda_expression|block_literal)$/;

/** Returns the parameters of a closure, as written, or undefined if it lists none. */
export function parametersOfClosure(language: CodeLanguage, closure: Node): string[] | undefined {
  const node = closure.type === 'annotated_lambda' ? (children(closure)[0] ?? closure) : closure;
  const parameters = closureParameters(language, node);
  return parameters.length > 0 ? parameters : undefined;
}

/** Returns the scope of a variable that `node` declares. */
function scopeOf(node: Node): Node {
  let current = node;
  while (current.parent !== null && !SCOPE.test(current.type)) current = current.parent;
  return current;
}

function bind(usages: Usages, root: Node, node: Node, name: string, binding: Binding): void {
  const add = (scope: Node): void => {
    const known = usages.bindings.get(scope.id) ?? new Map<string, Binding | undefined>();
    usages.bindings.set(scope.id, known);
    const isEmpty = Object.values(binding).every((value) => value === undefined);
    if (isEmpty && known.has(name)) return;
    const other = known.get(name);
    const isSame = !known.has(name) || (binding.type !== undefined && other?.type === binding.type);
    known.set(name, isSame ? binding : undefined);
  };
  const scope = scopeOf(node);
  add(scope);
  // Extensions and implementations are outside the class that declares a property.
  if (CLASS_SCOPE.test(scope.type)) add(root);
}

/** Returns what is known about a variable at a location in the snippet. */
export function bindingOf({bindings}: Usages, name: string, node: Node): Binding | undefined {
  for (let current: Node | null = node; current !== null; current = current.parent) {
    const known = bindings.get(current.id);
    if (known?.has(name) === true) return known.get(name);
  }
  return undefined;
}

/** Returns the call or subscription to which a closure is passed. */
export function receiverOfClosure(
  language: CodeLanguage,
  closure: Node,
): {call: Chain} | {event: Chain} | undefined {
  for (let current = closure.parent; current !== null; current = current.parent) {
    if (current.type === 'assignment_expression') {
      const left = field(current, 'left');
      const event = left === undefined ? undefined : chainOf(language, left);
      return event === undefined ? undefined : {event};
    }
    const isCall =
      /^(call_expression|method_invocation|invocation_expression|message_expression|object_creation_expression)$/;
    if (isCall.test(current.type)) {
      const call = chainOf(language, current);
      return call === undefined ? undefined : {call};
    }
    if (!/^(annotated_lambda|call_suffix|value_arguments?|argument|argument_list)$/.test(current.type))
      return undefined;
  }
  return undefined;
}

const IDENTIFIER_NODES = new Set(['identifier', 'simple_identifier', 'type_identifier', 'field_identifier']);

/**
 * Returns the names used in a snippet.
 * @param code the snippet without comments and strings, from which declared names are read.
 */
export function usagesOf(language: CodeLanguage, root: Node, code: string): Usages {
  const usages: Usages = {
    types: [],
    chains: [],
    methods: [],
    imports: [],
    identifiers: [],
    declared: declaredNames(language, code),
    bindings: new Map(),
    containers: [],
    subscriptions: [],
  };
  const walk = (node: Node): void => {
    const isImport =
      /^(import_header|import_declaration|using_directive|preproc_include|module_import)$/.test(node.type);
    if (isImport) {
      usages.imports.push({path: importPath(node), line: lineOf(node)});
      return;
    }
    if (/^package_(header|declaration)$/.test(node.type) || /comment/.test(node.type)) return;
    for (const type of typesAt(language, node)) {
      const name = typeName(language, type);
      // Swift's grammar parses attributes such as `@main` and `@objc` as types.
      if (!/^[a-z]\w*$/.test(name)) usages.types.push({name, line: lineOf(type)});
    }
    const method = methodAt(language, node);
    if (method !== undefined) usages.methods.push(method);
    const container = containerAt(language, node);
    if (container !== undefined) usages.containers.push(container);
    for (const {name, type, value, collection} of variablesAt(language, node)) {
      const isDeclared = type !== undefined && !/^(var|val|let|id|void)$/.test(type.text);
      bind(usages, root, node, name, {
        type: isDeclared ? type.text.replace(/^\((.*)\)$/s, '$1') : undefined,
        chain: isDeclared || value === undefined ? undefined : chainOf(language, value),
        elementOf: collection === undefined ? undefined : chainOf(language, collection),
      });
    }
    for (const [index, parameter] of closureParameters(language, node).entries()) {
      const name = /^\w+$/.exec(parameter)?.[0];
      if (name !== undefined) bind(usages, root, node, name, {closure: {node, index}});
      const typed = /^(\w+)\s*:\s*(.+)$/s.exec(parameter);
      if (typed !== null) bind(usages, root, node, typed[1] ?? '', {type: typed[2]});
    }
    if (language === 'csharp' && node.type === 'assignment_expression' && /^[^=]*\+=/.test(node.text)) {
      const [left, right] = [field(node, 'left'), field(node, 'right')];
      const event = left === undefined ? undefined : chainOf(language, left);
      if (event !== undefined && right !== undefined) usages.subscriptions.push({event, handler: right});
    }
    if (IDENTIFIER_NODES.has(node.type) && node.childCount === 0) {
      usages.identifiers.push({name: node.text, line: lineOf(node)});
    }
    if (!isInsideChain(language, node)) {
      const chain = chainOf(language, node);
      if (chain !== undefined && (chain.steps.length > 0 || chain.rootCall !== undefined)) {
        const dottedArguments = language === 'swift' ? dottedArgumentsOf(node) : [];
        usages.chains.push({...chain, dottedArguments});
      }
    }
    for (const child of children(node)) walk(child);
  };
  walk(root);
  return usages;
}

function importPath(node: Node): string {
  return node.text
    .replace(/^#?@?(import|using|include)\s+(static\s+)?/, '')
    .replace(/[;\s]+$/, '')
    .trim();
}
