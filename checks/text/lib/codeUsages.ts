import type {Node} from 'web-tree-sitter';

/**
 * Names used in a snippet, read from its syntax tree in one form for all languages: types, chains of member accesses,
 * declared methods, names and variables.
 */

export interface Arguments {
  count: number;
  /** Label of each argument in parentheses, if it has one. */
  labels: (string | undefined)[];
  /** Closures after the parentheses. */
  trailing: number;
  /** Value of the first argument when it is a plain string. */
  firstString: string | undefined;
}

export interface Step {
  name: string;
  line: number;
  call: Arguments | undefined;
}

/** `Appodeal.show(…)`, `new Builder().build()`, `[Appodeal showAd:…]`: a root and its members. */
export interface Chain {
  root: string;
  /** The root is called or constructed: `APDBannerView(size: …)`, `new InAppPurchase.Builder(…)`. */
  rootCall: Arguments | undefined;
  line: number;
  steps: Step[];
  /** Swift cases passed as arguments: `.interstitial`. */
  dottedArguments: {name: string; line: number}[];
}

export interface Method {
  /** Plain name; for Swift and Objective-C with its labels, as in the lists of symbols. */
  name: string;
  line: number;
  parameters: number;
  /** What the enclosing class extends and implements. */
  supers: string[];
  /** It is marked as an override, or the language has no keyword for it. */
  overrides: boolean;
}

export interface Usages {
  types: {name: string; line: number}[];
  chains: Chain[];
  methods: Method[];
  imports: {path: string; line: number}[];
  /** Every identifier outside strings and comments. */
  identifiers: {name: string; line: number}[];
  /** Names that the snippet itself declares: classes, functions, variables, parameters. */
  declared: Set<string>;
  /** Variables with their declared type. */
  variables: Map<string, string>;
  /** Variables with the chain that they are set to. */
  initializers: Map<string, Chain>;
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

/** Returns `List` for `List<NativeAd>?`, and removes white space inside `A . B`. */
const bareType = (text: string): string =>
  text
    .replace(/<.*$/s, '')
    .replace(/[?!*\s[\]]/g, '')
    .replace(/^@\w+/, '');

function stringOf(node: Node | undefined): string | undefined {
  return node === undefined ? undefined : /^@?"([^"$\\]*)"$/.exec(node.text)?.[1];
}

const noArguments = (): Arguments => ({count: 0, labels: [], trailing: 0, firstString: undefined});

/** Returns the arguments of a call in Kotlin and Swift: `call_suffix` with parentheses, a lambda, or both. */
function suffixArguments(suffix: Node): Arguments {
  const list = childOf(suffix, 'value_arguments');
  const values = list === undefined ? [] : children(list).filter(({type}) => type === 'value_argument');
  const labels = values.map((value) => {
    const label = field(value, 'name') ?? childOf(value, 'value_argument_label');
    if (label !== undefined) return label.text.trim();
    const isNamed = everyChild(value).some(({type}) => type === '=');
    return isNamed ? children(value)[0]?.text : undefined;
  });
  const trailing = children(suffix).filter(
    ({type}) => type === 'lambda_literal' || type === 'annotated_lambda',
  ).length;
  const first = values[0];
  const value = first === undefined ? undefined : (field(first, 'value') ?? children(first).at(-1));
  return {count: values.length, labels, trailing, firstString: stringOf(value)};
}

/** Returns the arguments of a call in Java and C#. */
function listArguments(list: Node | undefined): Arguments {
  if (list === undefined) return noArguments();
  const values = children(list).filter(({type}) => !/comment/.test(type));
  const labels = values.map((value) => {
    const colon = childOf(value, 'name_colon');
    return colon === undefined ? undefined : children(colon)[0]?.text;
  });
  const first = values[0];
  return {
    count: values.length,
    labels,
    trailing: 0,
    firstString: stringOf(first?.type === 'argument' ? children(first)[0] : first),
  };
}

type Link =
  {of: Node; step: Step} | {of: Node; call: Arguments} | {of: Node} | {root: string; call?: Arguments};

const step = (name: Node, call?: Arguments): Step => ({name: name.text, line: lineOf(name), call});

/** How one node continues a chain, or starts it. */
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
            call: {...noArguments(), count: parts.length},
          },
        };
      }
      default:
        return undefined;
    }
  },
};

function chainOf(language: CodeLanguage, node: Node): Chain | undefined {
  const link = links[language](node);
  if (link === undefined) return undefined;
  if ('root' in link) {
    return {root: link.root, rootCall: link.call, line: lineOf(node), steps: [], dottedArguments: []};
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
  return {...first, trailing: first.trailing + second.trailing};
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

/** Returns the types that a node names, with dots between nested ones and without type arguments. */
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

/** Returns the class, object or extension around a node. */
function containerOf(node: Node): Node | undefined {
  const containers = [
    ...['class_declaration', 'object_literal', 'object_declaration', 'object_creation_expression'],
    ...[
      'enum_declaration',
      'interface_declaration',
      'protocol_declaration',
      'class_implementation',
      'class_interface',
    ],
    ...['struct_declaration', 'record_declaration'],
  ];
  for (let current = node.parent; current !== null; current = current.parent) {
    if (containers.includes(current.type)) return current;
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

function methodAt(language: CodeLanguage, node: Node): Method | undefined {
  const make = (name: string, at: Node, parameters: number, overrides: boolean): Method => {
    const container = containerOf(node);
    return {
      name,
      line: lineOf(at),
      parameters,
      overrides,
      supers: container === undefined ? [] : supersOf(language, container),
    };
  };
  switch (`${language} ${node.type}`) {
    case 'kotlin function_declaration': {
      const name = childOf(node, 'simple_identifier');
      const parameters = childOf(node, 'function_value_parameters');
      const count =
        parameters === undefined ? 0 : children(parameters).filter(({type}) => type === 'parameter').length;
      const overrides = /\boverride\b/.test(childOf(node, 'modifiers')?.text ?? '');
      return name === undefined ? undefined : make(name.text, name, count, overrides);
    }
    case 'java method_declaration': {
      const name = field(node, 'name');
      const parameters = field(node, 'parameters');
      const count =
        parameters === undefined
          ? 0
          : children(parameters).filter(({type}) => /parameter$/.test(type)).length;
      return name === undefined
        ? undefined
        : make(name.text, name, count, /@Override\b/.test(childOf(node, 'modifiers')?.text ?? ''));
    }
    case 'csharp method_declaration': {
      const name = field(node, 'name');
      const parameters = field(node, 'parameters');
      const count =
        parameters === undefined ? 0 : children(parameters).filter(({type}) => type === 'parameter').length;
      const isPublic = children(node).some(({type, text}) => type === 'modifier' && text === 'public');
      return name === undefined ? undefined : make(name.text, name, count, isPublic);
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
      return make(`${name.text}(${labels.join('')})`, name, parameters.length, !isPrivate);
    }
    case 'objectivec method_definition':
    case 'objectivec method_declaration': {
      const parts = children(node);
      const parameters = parts.filter(({type}) => type === 'method_parameter').length;
      const names = parts.filter(({type}) => type === 'identifier');
      const [first] = names;
      if (first === undefined) return undefined;
      const selector = names.map(({text}) => (parameters > 0 ? `${text}:` : text)).join('');
      return make(`${node.text.trimStart().startsWith('+') ? '+' : '-'}${selector}`, first, parameters, true);
    }
    default:
      return undefined;
  }
}

/**
 * Matches names after declaring keywords, and what is written as `Type name`. Patterns, because the grammars represent
 * declarations differently.
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

/** Returns a variable, its declared type and its value, if `node` declares one. */
function variableAt(language: CodeLanguage, node: Node): {name: string; type?: Node; value?: Node}[] {
  switch (`${language} ${node.type}`) {
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

const IDENTIFIER_NODES = new Set(['identifier', 'simple_identifier', 'type_identifier', 'field_identifier']);

/**
 * Returns the names used in a snippet.
 * @param code the snippet without comments and strings, from which declared names are read
 */
export function usagesOf(language: CodeLanguage, root: Node, code: string): Usages {
  const usages: Usages = {
    types: [],
    chains: [],
    methods: [],
    imports: [],
    identifiers: [],
    declared: declaredNames(language, code),
    variables: new Map(),
    initializers: new Map(),
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
    for (const {name, type, value} of variableAt(language, node)) {
      if (type !== undefined && !/^(var|val|let|id|void)$/.test(type.text)) {
        const written = bareType(type.text.replace(/^\((.*)\)$/s, '$1'));
        // Two variables with the same name and different types are ambiguous.
        const isSame = [undefined, written].includes(usages.variables.get(name));
        usages.variables.set(name, isSame ? written : '');
      } else if (value !== undefined) {
        const chain = chainOf(language, value);
        if (chain !== undefined) usages.initializers.set(name, chain);
      }
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
