import {describe, expect, it} from 'vitest';
import {problemsOfCallbacks} from './callbackChecks.ts';
import {usagesOf, type CodeLanguage} from './codeUsages.ts';
import type {Judge} from './resolveChains.ts';
import {parseSnippet} from './snippets.ts';
import {toSymbols, type Symbols} from './symbols.ts';

const ANDROID = toSymbols('android', {
  types: ['com.example.Ad', 'com.example.Loaded'],
  members: {},
  declarations: {
    Ad: {kind: 'class'},
    Loaded: {kind: 'interface', members: ['fun onLoaded(ad: Ad)']},
  },
});

const IOS = toSymbols('ios', {
  types: ['Delegate'],
  members: {},
  declarations: {
    Delegate: {
      kind: 'protocol',
      members: ['func didFail(_ error: Error?)'],
      optional: ['func didShow()'],
    },
  },
});

const UNITY = toSymbols('unity', {
  types: ['AppodealStack.Monetization.Common.Args', 'AppodealStack.Monetization.Common.Events'],
  members: {},
  declarations: {
    Args: {kind: 'class'},
    Events: {kind: 'class', members: ['event EventHandler<Args> OnLoaded']},
  },
});

async function messagesOf(language: CodeLanguage, symbols: Symbols, code: string): Promise<string[]> {
  const {root} = await parseSnippet(language, code);
  if (root === undefined) throw new Error('The snippet does not parse.');
  const usages = usagesOf(language, root, code);
  const judge: Judge = {language, symbols, other: new Set(), declared: new Set(), aliases: new Map()};
  return problemsOfCallbacks(judge, usages).map(({message, fix}) => `${message} → ${fix}`);
}

describe('problemsOfCallbacks', () => {
  it('requires the members of a protocol in the class or its extensions', async () => {
    expect(await messagesOf('swift', IOS, 'class A: Delegate { func didShow() {} }')).toEqual([
      'Delegate requires didFail(_:) → Implement it.',
    ]);
    const code = 'class A: Delegate {}\nextension A { func didFail(_ error: Error?) {} }';
    expect(await messagesOf('swift', IOS, code)).toEqual([]);
  });

  it('allows subclasses to implement the rest', async () => {
    expect(await messagesOf('kotlin', ANDROID, 'abstract class A : Loaded')).toEqual([]);
  });

  it('compares types, including nullability', async () => {
    const code = 'class A : Loaded { override fun onLoaded(ad: Ad?) {} }';
    expect(await messagesOf('kotlin', ANDROID, code)).toEqual([
      'onLoaded of Loaded has ad of type Ad? → Its type is Ad.',
    ]);
  });

  it('checks methods outside a class by name', async () => {
    expect(await messagesOf('swift', IOS, 'func didFail(_ error: String?) {}')).toEqual([
      'didFail(_:) of Delegate has error of type String? → Its type is Error?.',
    ]);
  });

  it('compares handlers with their events', async () => {
    const fix = 'Its parameters are (object sender, Args args).';
    expect(await messagesOf('csharp', UNITY, 'Events.OnLoaded += args => { };')).toEqual([
      `a handler of OnLoaded has 1 parameter → ${fix}`,
    ]);
    const code = 'class A { void B() { Events.OnLoaded += C; } void C(object sender, Args args) { } }';
    expect(await messagesOf('csharp', UNITY, code)).toEqual([]);
  });
});
