import {
  bindingOf,
  parametersOfClosure,
  type CodeLanguage,
  type Container,
  type Method,
  type Subscription,
  type Usages,
} from './codeUsages.ts';
import {tellCount, tellParameters} from './callChecks.ts';
import type {Member, Parameter} from './declarations.ts';
import {problem, resolveChain, sdkTypeOf, type Judge, type Problem} from './resolveChains.ts';

/** Compares the interfaces, protocols, and event handlers that a snippet implements with the declarations. */

/** Types whose methods the SDK calls. */
const CALLBACK_TYPE = /(Callbacks?|Listener|Delegate)$/;

/** Name of the class that `parseSnippet` adds around a fragment. */
const WRAPPER = 'Wrapper';

const JAVA_TYPES: Record<string, string> = {
  Int: 'int',
  Long: 'long',
  Double: 'double',
  Float: 'float',
  Boolean: 'boolean',
  Any: 'Object',
};

/** Removes what can differ between two spellings of one type: packages, spaces, and annotations. */
const normalize = (type: string): string =>
  type
    .replace(/@\w+\s+/g, '')
    .replace(/\bfloat_t\b/g, 'Float')
    .replace(/\b(nullable|nonnull|_Nullable|_Nonnull|any|final)\b/g, '')
    .replace(/\b(?:[a-z]\w*\.)+(?=[A-Z])/g, '')
    .replace(/\b(System(\.\w+)*|AppodealStack(\.\w+)*?|Appodeal|StackConsentManager)\.(?=[A-Z])/g, '')
    .replace(/\s+/g, '');

/** Returns whether a parameter's written type matches its declared type. */
function hasType(judge: Judge, {type, nullable}: Parameter, written: string): boolean {
  const given = normalize(written);
  const wanted = normalize(type);
  switch (judge.language) {
    case 'kotlin':
      return given === `${wanted}${nullable ? '?' : ''}`;
    case 'java':
      // Java has no declaration-site variance, so type arguments can be written differently.
      return given.replace(/<.*/s, '') === (JAVA_TYPES[wanted] ?? wanted).replace(/<.*/s, '');
    case 'swift':
      // A collection can be written with other element types that bridge to the same class.
      if (wanted.startsWith('[')) return given.startsWith('[');
      return given.replace(/[?!]$/, '') === wanted && (nullable || !given.endsWith('?'));
    case 'objectivec':
      return given.replace(/<.*>\*/s, '*') === wanted.replace(/<.*>\*/s, '*');
    case 'csharp':
      return given.replace(/\?$/, '') === wanted;
  }
}

function isWritten(language: CodeLanguage, {kind, form}: Member): boolean {
  if (kind !== 'method' && kind !== 'constructor') return false;
  if (language === 'swift') return form.includes('(');
  return language === 'objectivec' ? /^[-+]/.test(form) : true;
}

/** Returns the types that are interfaces or protocols of the SDK. */
const contractsOf = (judge: Judge, supers: readonly string[]): string[] =>
  supers.flatMap((written) => {
    const type = sdkTypeOf(judge, written);
    const kind = type === undefined ? undefined : contractKind(judge, type);
    return type !== undefined && kind !== undefined ? [type] : [];
  });

function contractKind(judge: Judge, type: string): string | undefined {
  const declaration = judge.symbols.data.declarations[type];
  if (declaration === undefined) return undefined;
  if (declaration.kind === 'alias') {
    return declaration.extends.some((parent) => contractKind(judge, parent) !== undefined)
      ? 'alias'
      : undefined;
  }
  return /^(interface|protocol)$/.test(declaration.kind) ? declaration.kind : undefined;
}

function problemsOfMethod(judge: Judge, method: Method, contracts: readonly string[]): Problem[] {
  for (const contract of contracts) {
    const members = judge.symbols
      .membersOf(contract)
      .filter((member) => isWritten(judge.language, member) && member.form === method.name);
    const [member] = members;
    if (member === undefined) continue;
    const fitting = members.filter(({parameters}) => parameters.length === method.parameters.length);
    if (fitting.length === 0) {
      const count = method.parameters.length;
      const message = `${method.name} of ${contract} is written with ${tellCount(count, 'parameter')}`;
      return [problem(method.line, message, `Its parameters are ${tellParameters(members)}.`)];
    }
    const wrong = (fitting[0] ?? member).parameters.flatMap((parameter, index) => {
      const written = method.parameters[index] ?? '';
      return written === '' || hasType(judge, parameter, written) ? [] : [{parameter, written}];
    });
    return wrong.map(({parameter: {name, type, nullable}, written}) => {
      const mark = nullable && (judge.language === 'kotlin' || judge.language === 'swift') ? '?' : '';
      return problem(
        method.line,
        `${method.name} of ${contract} has ${name} of type ${written}`,
        `Its type is ${type}${mark}.`,
      );
    });
  }
  return [];
}

/** Returns problems for members of its interfaces that a class must implement but doesn't. */
function missingIn(judge: Judge, usages: Usages, container: Container): Problem[] {
  const parts = usages.containers.filter(({name}) => name === container.name);
  if (parts.some(({isPartial}) => isPartial)) return [];
  const own = new Set(
    usages.methods.flatMap(({name, container: owner}) => (owner === container.name ? [name] : [])),
  );
  return contractsOf(judge, container.supers).flatMap((contract) => {
    const missing = requiredOf(judge, contract).filter(({form}) => !own.has(form));
    if (missing.length === 0) return [];
    const names = missing.map(({form}) => form).join(', ');
    return [
      problem(
        container.line,
        `${contract} requires ${names}`,
        `Implement ${missing.length === 1 ? 'it' : 'them'}.`,
      ),
    ];
  });
}

function requiredOf(judge: Judge, contract: string): Member[] {
  const declaration = judge.symbols.data.declarations[contract];
  if (declaration === undefined) return [];
  const inherited = declaration.extends.flatMap((parent) => requiredOf(judge, parent));
  return [...declaration.members.filter((member) => isWritten(judge.language, member)), ...inherited];
}

/** Checks that a handler has the parameters of its event. */
function problemsOfSubscription(judge: Judge, usages: Usages, {event, handler}: Subscription): Problem[] {
  const {type = ''} = resolveChain(judge, usages, event);
  const match = /^EventHandler(?:<(.+)>)?$/.exec(type);
  if (match === null) return [];
  const argument = match[1] ?? 'EventArgs';
  const line = handler.startPosition.row;
  const report = (given: string): Problem[] => [
    problem(
      line,
      `a handler of ${event.steps.at(-1)?.name ?? ''} has ${given}`,
      `Its parameters are (object sender, ${argument} args).`,
    ),
  ];
  if (handler.type === 'lambda_expression') {
    const count = parametersOfClosure('csharp', handler)?.length ?? 0;
    return count === 2 ? [] : report(tellCount(count, 'parameter'));
  }
  if (handler.type !== 'identifier' || bindingOf(usages, handler.text, handler) !== undefined) return [];
  const methods = usages.methods.filter(({name}) => name === handler.text);
  const fits = ({parameters}: Method): boolean =>
    parameters.length === 2 && [argument, 'EventArgs', 'object'].includes(normalize(parameters[1] ?? ''));
  if (methods.length === 0 || methods.some(fits)) return [];
  return report(`(${methods[0]?.parameters.join(', ') ?? ''})`);
}

/** Checks the methods, classes, and event handlers in a snippet. */
export function problemsOfCallbacks(judge: Judge, usages: Usages): Problem[] {
  const all = judge.symbols.data.declarations;
  const isContract = (type: string): boolean =>
    CALLBACK_TYPE.test(type) && contractKind(judge, type) !== undefined;
  return [
    ...usages.methods.flatMap((method) => {
      const parts = usages.containers.filter(({name}) => name === method.container);
      const contracts = contractsOf(judge, [...method.supers, ...parts.flatMap(({supers}) => supers)]);
      // Without a class, a method is compared with every interface that has a method with its name.
      const isExcerpt = method.container === undefined || method.container === WRAPPER;
      return problemsOfMethod(judge, method, isExcerpt ? Object.keys(all).filter(isContract) : contracts);
    }),
    ...usages.containers.flatMap((container) => missingIn(judge, usages, container)),
    ...usages.subscriptions.flatMap((subscription) => problemsOfSubscription(judge, usages, subscription)),
  ];
}
