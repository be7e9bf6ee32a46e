import {plainText} from './fileText.ts';
import {codeFile, codeLanguage} from './parsers/codeFile.ts';
import {gradleFile} from './parsers/gradleFile.ts';
import {gradleReport, REPORT_LINE} from './parsers/gradleReport.ts';
import {
  appAdsTxt,
  appodealSettings,
  proguard,
  properties,
  unityPackages,
  unitySettings,
} from './parsers/lineFiles.ts';
import {podfile} from './parsers/podfile.ts';
import {podfileLock} from './parsers/podfileLock.ts';
import {versionCatalog} from './parsers/versionCatalog.ts';
import {xmlFile} from './parsers/xmlFile.ts';
import type {ProjectFile, Unread} from './projectFile.ts';

type Format =
  | 'gradle'
  | 'gradleReport'
  | 'versionCatalog'
  | 'properties'
  | 'xml'
  | 'podfile'
  | 'podfileLock'
  | 'json'
  | 'unitySettings'
  | 'appodealSettings'
  | 'appAdsTxt'
  | 'proguard';

/** Formats by the name of the file. A browser may have added a number, as in `Podfile (1)`. */
const BY_NAME: readonly (readonly [RegExp, Format])[] = [
  [/^Podfile\.lock$/i, 'podfileLock'],
  [/^Podfile$/i, 'podfile'],
  [/\.gradle(?:\.kts)?$/i, 'gradle'],
  [/\.toml$/i, 'versionCatalog'],
  [/\.properties$/i, 'properties'],
  [/\.(?:xml|plist|xcprivacy)$/i, 'xml'],
  [/\.json$/i, 'json'],
  [/^(?:ProjectSettings\.asset|ProjectVersion\.txt)$/i, 'unitySettings'],
  [/^AppodealSettings\.asset$/i, 'appodealSettings'],
  [/^app-ads\.txt$/i, 'appAdsTxt'],
  [/\.pro$|proguard[\w.-]*\.txt$/i, 'proguard'],
];

/** Only the start of a file is inspected, so that garbage of any length is rejected quickly. */
const SAMPLE = 200_000;

const RECORD = /^[\w.-]+\.[a-z]{2,}[^\S\n]*,[^,\n]+,[^\S\n]*(?:DIRECT|RESELLER)\b/im;

/** Formats by content, the most specific first. */
const BY_CONTENT: readonly (readonly [(text: string) => boolean, Format])[] = [
  [(text) => /^\s*</.test(text), 'xml'],
  [(text) => /^\s*\{/.test(text) && text.includes('"dependencies"'), 'json'],
  [(text) => /^PODS:/m.test(text), 'podfileLock'],
  [(text) => text.split('\n').some((line) => REPORT_LINE.test(line)), 'gradleReport'],
  [(text) => /^[^\S\n]*\[(?:versions|libraries|plugins|bundles)\]/m.test(text), 'versionCatalog'],
  [(text) => /^[^\S\n]*(?:m_Name: AppodealSettings$|adMobAndroidAppId:)/m.test(text), 'appodealSettings'],
  [(text) => /^(?:PlayerSettings|m_EditorVersion):/m.test(text), 'unitySettings'],
  [(text) => RECORD.test(text), 'appAdsTxt'],
  [
    (text) =>
      /^[^\S\n]*(?:pod|target|source) ['"]|^[^\S\n]*platform :ios\b|^[^\S\n]*use_frameworks!/m.test(text),
    'podfile',
  ],
  [(text) => /^-(?:keep|dontwarn|dontobfuscate|optimizations|assumenosideeffects)/m.test(text), 'proguard'],
  [
    (text) =>
      /\b(?:dependencies|repositories|plugins|android|dependencyResolutionManagement|allprojects)\s*\{/.test(
        text,
      ) || /^[^\S\n]*(?:implementation|api)\s*[('"]/m.test(text),
    'gradle',
  ],
  [(text) => /^(?:android|org\.gradle|kotlin)\.[\w.]+\s*=/m.test(text), 'properties'],
];

/** Returns the format by name or, if the name is unknown, by content. */
function formatOf(base: string, text: string): Format | undefined {
  const named = BY_NAME.find(([pattern]) => pattern.test(base))?.[1];
  if (named !== undefined) return named;
  const sample = text.slice(0, SAMPLE);
  return BY_CONTENT.find(([fits]) => fits(sample))?.[1];
}

function parseAs(format: Format, name: string, text: string): ProjectFile | null {
  switch (format) {
    case 'gradle':
      return gradleFile(name, text);
    case 'gradleReport':
      return gradleReport(name, text);
    case 'versionCatalog':
      return versionCatalog(name, text);
    case 'properties':
      return properties(name, text);
    case 'xml':
      return xmlFile(name, text);
    case 'podfile':
      return podfile(name, text);
    case 'podfileLock':
      return podfileLock(name, text);
    case 'json':
      return unityPackages(name, text);
    case 'unitySettings':
      return unitySettings(name, text);
    case 'appodealSettings':
      return appodealSettings(name, text);
    case 'appAdsTxt':
      return appAdsTxt(name, text);
    case 'proguard':
      return proguard(name, text);
  }
}

/**
 * Recognizes a file by its name or else by its content, and reads it. Never throws.
 * @param raw text with any line breaks, and possibly a byte order mark.
 */
export function parseFile(name: string, raw: string): ProjectFile | Unread {
  const text = plainText(raw);
  if (text.trim() === '') return 'empty';
  const base = name.replace(/^.*[\\/]/, '').replace(/ ?\(\d+\)(?=\.|$)/, '');
  try {
    const language = codeLanguage(base, text.slice(0, SAMPLE));
    if (language !== undefined) return codeFile(name, text, language);
    const format = formatOf(base, text);
    if (format === undefined) return 'unknown';
    return parseAs(format, name, text) ?? 'unknown';
  } catch {
    return 'broken';
  }
}
