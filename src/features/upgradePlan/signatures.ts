import * as z from 'zod';

import {readData} from '../../site/readData.ts';
import type {Platform} from '../../site/sections.ts';

const member = z.union([z.string(), z.object({declaration: z.string()})]);

const schema = z.object({
  declarations: z.record(
    z.string(),
    z.object({members: z.array(member).optional(), optional: z.array(member).optional()}),
  ),
});

/** Declarations of the SDK's members, by type. */
export type Signatures = Record<string, string[]>;

/** Reads the declarations of a platform from `symbols/`. The text check `signatures` validates the file in full. */
export function readSignatures(root: string, platform: Platform): Signatures {
  const {declarations} = readData(root, `symbols/${platform}.json`, schema);
  return Object.fromEntries(
    Object.entries(declarations).map(([type, {members = [], optional = []}]) => [
      type,
      [...members, ...optional].map((each) => (typeof each === 'string' ? each : each.declaration)),
    ]),
  );
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
