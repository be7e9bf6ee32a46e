import type {Platform} from '../../site/sections.ts';

/** Declarations of the SDK's members, by type. */
export type Signatures = Record<string, string[]>;

/** Returns the language of a declaration, as code blocks name it. */
export function languageOf(declaration: string, platform: Platform): string {
  switch (platform) {
    case 'android':
      return 'kotlin';
    case 'ios':
      return /^[-+] /.test(declaration) ? 'objectivec' : 'swift';
    case 'unity':
      return 'csharp';
  }
}

/** Returns the name that a declaration declares: a selector in Objective-C, otherwise an identifier. */
export function declaredName(declaration: string): string {
  if (/^[-+] /.test(declaration)) {
    const text = declaration.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ' ');
    const labels = [...text.matchAll(/(\w+):/g)].map(([, label]) => `${label}:`);
    return labels.length > 0 ? labels.join('') : (/[-+]\s*(\w+)/.exec(text)?.[1] ?? '');
  }
  const beforeArguments = declaration.split('(')[0] ?? '';
  if (beforeArguments !== declaration) return /(\w+)\s*(?:<[^>]*>)?$/.exec(beforeArguments)?.[1] ?? '';
  // A property: `val name: Type` in Kotlin, `var name: Type` in Swift, and `Type Name` in C#.
  const name = /\b(?:val|var|let)\s+(\w+)/.exec(declaration)?.[1];
  return name ?? /(\w+)\s*(?:[={;].*)?$/.exec(declaration)?.[1] ?? '';
}

/**
 * Returns the declarations of the names in a cell. A name without a type counts only if a single type declares it,
 * because otherwise it's unknown which one is meant.
 * @param cell Markdown with names as inline code, for example `Appodeal.show` or `initializeWithApiKey:types:`.
 */
export function signaturesOf(cell: string, signatures: Signatures): string[] {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const found = names.flatMap((code) => {
    const [name = '', type] = code.includes(':') ? [code] : code.split('.').toReversed();
    const owners = Object.entries(signatures).filter(
      ([owner, members]) =>
        (type === undefined || owner === type) &&
        members.some((declaration) => declaredName(declaration) === name),
    );
    const [owner] = owners;
    if (owner === undefined || owners.length > 1) return [];
    return owner[1].filter((declaration) => declaredName(declaration) === name);
  });
  return [...new Set(found)];
}
