import type {CodeFile, CodeLanguage} from '../projectFile.ts';

const BY_NAME: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/\.(?:kt|java)$/i, 'jvm'],
  [/\.swift$/i, 'swift'],
  [/\.(?:m|mm|h)$/i, 'objectiveC'],
  [/\.cs$/i, 'csharp'],
];

/** Imports that identify pasted code. */
const BY_IMPORT: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/^[^\S\n]*import (?:static )?com\.(?:appodeal|explorestack)\./m, 'jvm'],
  [/^[^\S\n]*import (?:Appodeal|StackConsentManager|HolisticSolutionSDK)\b/m, 'swift'],
  [/^[^\S\n]*(?:#import <|@import )(?:Appodeal|StackConsentManager|HolisticSolutionSDK)\b/m, 'objectiveC'],
  [/^[^\S\n]*using Appodeal\w*[.;]/m, 'csharp'],
];

const USES_SDK = /\bAppodeal|com\.(?:appodeal|explorestack)\.|\bHSApp\b|\bSTKConsent/;

/** Returns the language of code that uses the SDK, or undefined for other texts. */
export function codeLanguage(name: string, text: string): CodeLanguage | undefined {
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return USES_SDK.test(text) ? named : undefined;
  return BY_IMPORT.find(([pattern]) => pattern.test(text))?.[1];
}

/** Returns the lines of a source file, without comments. A comment in the middle of a line can remain. */
export function codeFile(name: string, text: string, language: CodeLanguage): CodeFile & {name: string} {
  const lines: CodeFile['lines'] = [];
  let isComment = false;
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    const isStart = line.startsWith('/*');
    if (!isComment && !isStart && line !== '' && !line.startsWith('//')) {
      lines.push({file: name, line: index + 1, value: line});
    }
    if (isStart || isComment) isComment = !line.includes('*/');
  });
  return {kind: 'code', name, language, lines};
}
