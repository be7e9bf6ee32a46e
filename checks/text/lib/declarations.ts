import * as z from 'zod';
import type {Platform} from '../../../src/site/sections.ts';

/**
 * Declarations of the SDK in `symbols/<platform>.json`, written in the language of the SDK: Kotlin for Android, Swift and
 * Objective-C for iOS, C# for Unity.
 */

export interface Parameter {
  name: string;
  /** Swift argument label, or undefined if the call has none. In other languages, `name` is the argument's name. */
  label: string | undefined;
  /** Declared type, without nullability. Empty if the source doesn't specify it. */
  type: string;
  nullable: boolean;
  /** Whether it has a default value. */
  optional: boolean;
}

export interface Member {
  kind: 'method' | 'property' | 'constructor' | 'event' | 'entry';
  /** Plain name, such as `show` or `showAd`. Constructors are called `constructor`. */
  name: string;
  /** Form in the lists of names, such as `show`, `showAd(_:rootViewController:)`, or `+showAd:rootViewController:`. */
  form: string;
  isStatic: boolean;
  parameters: Parameter[];
  /** Type of the result or value. Empty if the source doesn't specify it or there is none. */
  returns: string;
  since?: string | undefined;
  /** What to use instead. */
  deprecated?: string | undefined;
}

const TYPE_KINDS = ['class', 'object', 'interface', 'protocol', 'enum', 'alias'] as const;

export interface TypeDeclaration {
  kind: (typeof TYPE_KINDS)[number];
  extends: string[];
  members: Member[];
  /** Members of an interface that implementations can omit. */
  optional: Member[];
}

/** Splits a string at a character, but not inside brackets. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const [index, sign] of [...text].entries()) {
    if ('<([{'.includes(sign)) depth += 1;
    // The arrow of a closure isn't a bracket.
    if (')]}'.includes(sign) || (sign === '>' && text[index - 1] !== '-')) depth -= 1;
    if (sign === separator && depth === 0) {
      parts.push(current);
      current = '';
    } else {
      current += sign;
    }
  }
  return [...parts, current].map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Returns whether a type allows null. `?` allows null, and so does `!`, which is used if the header doesn't specify
 * nullability.
 */
const isNullable = (type: string): boolean => /[?!]$/.test(type);
const withoutMark = (type: string): string => type.replace(/[?!]$/, '').replace(/^\((.*)\)$/s, '$1');

/** Returns the position after the bracket that closes the one at `start`. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Parses `label name: Type = default`. In Kotlin, there is no label. */
function typedParameter(text: string, hasLabels: boolean): Parameter | undefined {
  const match = /^(?:(\w+) )?(\w+): ([^=]+?)(?: = (.+))?$/.exec(text);
  if (match === null) return undefined;
  const [, label, name = '', type = '', value] = match;
  return {
    name,
    label: !hasLabels || label === '_' ? undefined : (label ?? name),
    type: withoutMark(type),
    nullable: isNullable(type),
    optional: value !== undefined,
  };
}

/** Parses `Type name = default`. A reference can be null because the plugin has no nullable annotations. */
function csharpParameter(text: string): Parameter | undefined {
  const match = /^([^=]+) (\w+)(?: = (.+))?$/.exec(text);
  if (match === null) return undefined;
  const [, type = '', name = '', value] = match;
  const bare = withoutMark(type);
  const isValue = /^(int|long|float|double|bool)$/.test(bare);
  return {
    name,
    label: undefined,
    type: bare,
    nullable: !isValue || isNullable(type),
    optional: value !== undefined,
  };
}

type ReadParameter = (text: string) => Parameter | undefined;

function parametersOf(list: string, read: ReadParameter): Parameter[] | undefined {
  const parameters = splitOutside(list, ',').map(read);
  return parameters.every((parameter) => parameter !== undefined) ? parameters : undefined;
}

interface Draft {
  kind: Member['kind'];
  name: string;
  isStatic?: boolean;
  list?: string | undefined;
  returns?: string | undefined;
}

function finish(draft: Draft, read: ReadParameter, formOf: (member: Member) => string): Member | undefined {
  const parameters = parametersOf(draft.list ?? '', read);
  if (parameters === undefined) return undefined;
  const {kind, name, isStatic = false, returns = ''} = draft;
  const member = {kind, name, form: name, isStatic, parameters, returns};
  return {...member, form: formOf(member)};
}

function parseKotlin(text: string): Member | undefined {
  const read: ReadParameter = (parameter) => typedParameter(parameter, false);
  const make = (draft: Draft): Member | undefined => finish(draft, read, ({name}) => name);
  const method = /^(static )?fun (\w+)\((.*)\)(?:: (.+))?$/.exec(text);
  if (method !== null) {
    const [, isStatic, name = '', list, returns] = method;
    return make({kind: 'method', name, isStatic: isStatic !== undefined, list, returns});
  }
  const property = /^(const )?va[lr] (\w+): (.+)$/.exec(text);
  if (property !== null) {
    const [, isStatic, name = '', returns] = property;
    return make({kind: 'property', name, isStatic: isStatic !== undefined, returns});
  }
  const made = /^constructor\((.*)\)$/.exec(text);
  if (made !== null) return make({kind: 'constructor', name: 'constructor', list: made[1]});
  return /^\w+$/.test(text) ? make({kind: 'entry', name: text, isStatic: true}) : undefined;
}

/** Formats the name of a Swift function with its labels, for example `showAd(_:rootViewController:)`. */
export const swiftForm = (name: string, labels: readonly (string | undefined)[]): string =>
  `${name}(${labels.map((label) => `${label ?? '_'}:`).join('')})`;

function parseSwift(text: string): Member | undefined {
  const read: ReadParameter = (parameter) => typedParameter(parameter, true);
  const make = (draft: Draft): Member | undefined =>
    finish(draft, read, ({kind, name, parameters}) => {
      if (kind === 'property') return name;
      if (kind === 'entry') return `.${name}`;
      const labels = parameters.map(({label}) => label);
      return swiftForm(kind === 'constructor' ? 'init' : name, labels);
    });
  const method = /^(static )?func (\w+)(?=\()/.exec(text);
  if (method !== null) {
    const [start, isStatic, name = ''] = method;
    const end = endOfBrackets(text, start.length);
    const list = text.slice(start.length + 1, end - 1);
    const tail = /^(?: async)?(?: throws)?(?: -> (.+))?$/.exec(text.slice(end));
    if (tail === null) return undefined;
    return make({kind: 'method', name, isStatic: isStatic !== undefined, list, returns: tail[1]});
  }
  const property = /^(static )?(?:var|let) (\w+): (.+)$/.exec(text);
  if (property !== null) {
    const [, isStatic, name = '', returns] = property;
    return make({kind: 'property', name, isStatic: isStatic !== undefined, returns});
  }
  const made = /^init\((.*)\)$/.exec(text);
  if (made !== null) return make({kind: 'constructor', name: 'constructor', list: made[1]});
  const entry = /^case (\w+)$/.exec(text);
  return entry === null ? undefined : make({kind: 'entry', name: entry[1] ?? '', isStatic: true});
}

/**
 * Splits `name:(type)parameter …` into its parts. Types can themselves contain parentheses, as in `void (^)(NSError
 * *)`.
 */
function selectorParts(text: string): {label: string; type: string; name: string}[] | undefined {
  const parts: {label: string; type: string; name: string}[] = [];
  let rest = text;
  while (rest !== '') {
    const label = /^(\w+):\(/.exec(rest);
    if (label === null) return undefined;
    const end = endOfBrackets(rest, label[0].length - 1);
    const name = /^(\w+)\s*/.exec(rest.slice(end));
    if (name === null) return undefined;
    parts.push({label: label[1] ?? '', type: rest.slice(label[0].length, end - 1), name: name[1] ?? ''});
    rest = rest.slice(end + name[0].length);
  }
  return parts;
}

function parseObjectiveC(text: string): Member | undefined {
  const method = /^([-+]) \(([^()]+)\)(.+)$/.exec(text);
  if (method !== null) {
    const [, sign = '', returns = '', rest = ''] = method;
    const parts = /^\w+$/.test(rest) ? [] : selectorParts(rest);
    if (parts === undefined) return undefined;
    const selector = parts.length === 0 ? rest : parts.map(({label}) => `${label}:`).join('');
    return {
      kind: sign === '-' && selector.startsWith('init') ? 'constructor' : 'method',
      name: selector,
      form: `${sign}${selector}`,
      isStatic: sign === '+',
      parameters: parts.map(({type, name}) => ({
        name,
        label: undefined,
        type: type.replace(/^nullable |^nonnull /, ''),
        // The nullability of a pointer without an annotation is unknown.
        nullable: /[*^]|^id\b|^nullable /.test(type) && !type.startsWith('nonnull '),
        optional: false,
      })),
      returns: returns === 'void' ? '' : returns.replace(/^nullable /, ''),
    };
  }
  const property = /^@property (\(class\) )?(.+?)(\w+)$/.exec(text);
  if (property !== null) {
    const [, isClass, type = '', name = ''] = property;
    const isStatic = isClass !== undefined;
    return {kind: 'property', name, form: name, isStatic, parameters: [], returns: type.trim()};
  }
  if (!/^\w+$/.test(text)) return undefined;
  return {kind: 'entry', name: text, form: text, isStatic: true, parameters: [], returns: ''};
}

function parseCsharp(text: string): Member | undefined {
  const make = (draft: Draft): Member | undefined => finish(draft, csharpParameter, ({name}) => name);
  const event = /^(?:static )?event (\S+) (\w+)$/.exec(text);
  if (event !== null) {
    const [, returns, name = ''] = event;
    return make({kind: 'event', name, returns});
  }
  const method = /^(static )?(\S.*?) (\w+)\((.*)\)$/.exec(text);
  if (method !== null) {
    const [, isStatic, returns = '', name = '', list] = method;
    const result = returns === 'void' ? '' : returns;
    return make({kind: 'method', name, isStatic: isStatic !== undefined, list, returns: result});
  }
  const made = /^\w+\((.*)\)$/.exec(text);
  if (made !== null) return make({kind: 'constructor', name: 'constructor', list: made[1]});
  const property = /^((?:static|const) )?(\S.*?) (\w+)$/.exec(text);
  if (property !== null) {
    const [, isStatic, returns, name = ''] = property;
    return make({kind: 'property', name, isStatic: isStatic !== undefined, returns});
  }
  return /^\w+$/.test(text) ? make({kind: 'entry', name: text, isStatic: true}) : undefined;
}

const parsers: Record<Platform, (text: string) => Member | undefined> = {
  android: parseKotlin,
  ios: (text) => parseSwift(text) ?? parseObjectiveC(text),
  unity: parseCsharp,
};

const EXAMPLES: Record<Platform, string> = {
  android: '`fun isLoaded(adTypes: Int): Boolean` or `val revenue: Double`',
  ios: '`static func cacheAd(_ type: AppodealAdType)` or `+ (void)cacheAd:(AppodealAdType)type`',
  unity: '`static bool IsLoaded(int adType)` or `event EventHandler OnShown`',
};

/** Parses one declaration, or returns undefined if the string isn't one. */
export const parseDeclaration = (platform: Platform, text: string): Member | undefined =>
  parsers[platform](text);

/** Returns the schema of a platform's declarations. In its output, every declaration is parsed. */
export function declarationsSchema(platform: Platform): z.ZodType<Record<string, TypeDeclaration>> {
  const text = z.string().transform((written, context) => {
    const member = parseDeclaration(platform, written);
    if (member !== undefined) return member;
    context.addIssue({
      code: 'custom',
      message: `must be a declaration such as ${EXAMPLES[platform]}, not \`${written}\``,
    });
    return z.NEVER;
  });
  const noted = z
    .strictObject({
      declaration: text,
      since: z
        .string()
        .regex(/^\d+\.\d+(\.\d+)?$/, 'must be a release, for example 3.5.2')
        .optional(),
      deprecated: z.string().min(1).optional(),
    })
    .transform(({declaration, since, deprecated}) => ({...declaration, since, deprecated}));
  const members = z.array(
    z.preprocess((value) => (typeof value === 'string' ? {declaration: value} : value), noted),
  );
  return z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(TYPE_KINDS),
      extends: z.array(z.string()).default([]),
      members: members.default([]),
      optional: members.default([]),
    }),
  );
}
