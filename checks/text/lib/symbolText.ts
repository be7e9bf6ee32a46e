import {editDistance, nearest} from './nodes.ts';
import type {Problem} from './resolveChains.ts';
import {plainName, type Symbols} from './symbols.ts';

/** Checks names in configuration files, commands, and inline code, which have no syntax tree. */

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

function findAll(text: string, pattern: RegExp): {match: RegExpMatchArray; line: number}[] {
  return [...text.matchAll(pattern)].map((match) => ({match, line: lineAt(text, match.index)}));
}

function fixFor(name: string, candidates: Iterable<string>, otherwise: string): string {
  const close = nearest(name, candidates);
  return close === undefined ? otherwise : `Did you mean ${close}?`;
}

const unionOf = <T>(all: Symbols[], pick: (symbols: Symbols) => Iterable<T>): Set<T> =>
  new Set(all.flatMap((symbols) => [...pick(symbols)]));

/** Groups whose artifacts are listed individually. */
const OWN_GROUP = /^(com\.appodeal|org\.bidon|io\.bidmachine)\b/;

interface Artifact {
  group: string;
  artifact: string;
  version: string | undefined;
}

function problemsOfArtifact(all: Symbols[], {group, artifact, version}: Artifact, line: number): Problem[] {
  const known = new Map(all.flatMap((symbols) => [...symbols.artifacts]));
  const groups = new Set([...known.keys()].map((key) => key.split(':')[0] ?? key));
  const name = `${group}:${artifact}`;
  if (!OWN_GROUP.test(group) && !groups.has(group)) return [];
  // A coordinate such as `io.bidmachine:ads.networks.` denotes a family.
  if (/[.<*]/.test(artifact.slice(-1)) || artifact.startsWith('<')) return [];
  if (!known.has(name)) {
    return [
      {
        line,
        message: `no artifact is called ${name}`,
        fix: fixFor(name, known.keys(), 'Use a name from symbols/.'),
      },
    ];
  }
  const listed = known.get(name);
  const isOwn = group.startsWith('com.appodeal');
  if (
    isOwn ||
    version === undefined ||
    listed === undefined ||
    !/^[\d.]+$/.test(version) ||
    version === listed
  )
    return [];
  return [
    {
      line,
      message: `${name} is written with version ${version}; this release was made with ${listed}`,
      fix: `Write ${name}:${listed}.`,
    },
  ];
}

/**
 * Checks Gradle coordinates, quoted or bare.
 * @param anyVersion whether to accept versions of other libraries, because error messages quote those in a reader's
 *   project.
 */
export function problemsOfCoordinates(all: Symbols[], text: string, anyVersion = false): Problem[] {
  const coordinates = findAll(
    text,
    /(?<![\w./-])([a-z][\w-]*(?:\.[\w-]+)+):([\w.<>*-]*[\w>*.])(?::([\w.$%{}<>-]+))?/g,
  );
  const exclusions = findAll(
    text,
    /\bgroup\s*[=:]\s*["']([\w.-]+)["']\s*,\s*module\s*[=:]\s*["']([\w.-]+)["']/g,
  );
  return [
    ...coordinates.flatMap(({match, line}) =>
      problemsOfArtifact(
        all,
        {group: match[1] ?? '', artifact: match[2] ?? '', version: anyVersion ? undefined : match[3]},
        line,
      ),
    ),
    ...exclusions.flatMap(({match, line}) =>
      problemsOfArtifact(all, {group: match[1] ?? '', artifact: match[2] ?? '', version: undefined}, line),
    ),
  ];
}

/** Checks `debug.appodeal.…` in commands. */
export function problemsOfProperties(all: Symbols[], text: string): Problem[] {
  const known = unionOf(all, ({data}) => data.systemProperties);
  return findAll(text, /\bdebug\.appodeal[\w.]*\w/g)
    .filter(({match: [name]}) => !known.has(name) && ![...known].some((each) => each.startsWith(`${name}.`)))
    .map(({match: [name], line}) => ({
      line,
      message: `no system property is called ${name}`,
      fix: fixFor(name, known, 'Use a name from symbols/android.json.'),
    }));
}

/** Checks `com.appodeal.…` anywhere in text: classes, UPM packages, and manifest keys. */
export function problemsOfPackages(all: Symbols[], text: string): Problem[] {
  return findAll(text, /(?<![\w./@-])com\.appodeal(?:\.\w+)+(?!:|[\w.]*:)/g)
    .filter(({match: [name]}) => !isKnownPackage(all, name))
    .map(({match: [name], line}) => ({
      line,
      message: `the SDK has no ${name}`,
      fix: fixFor(
        name,
        all.flatMap((symbols) => [...symbols.names]).filter((known) => known.startsWith('com.appodeal')),
        'Take the name from symbols/.',
      ),
    }));
}

function isKnownPackage(all: Symbols[], name: string): boolean {
  return all.some((symbols) => {
    if (symbols.rejected.has(name)) return false;
    if (symbols.hasName(name)) return true;
    const found = symbols.typeAtStart(name.split('.'));
    return (
      found !== undefined && symbols.hasMember(found.type, name.split('.').slice(found.length).join('.'))
    );
  });
}

export function problemsOfPods(all: Symbols[], other: ReadonlySet<string>, text: string): Problem[] {
  const known = new Map(all.flatMap((symbols) => [...symbols.pods]));
  return findAll(text, /^[^#\n]*?\bpod\s*\(?\s*["']([^"'\n]+)["'](?:\s*,\s*["']([^"'\n]+)["'])?/gm).flatMap(
    ({match, line}) => {
      const [, name = '', version] = match;
      if (!known.has(name) && !other.has(name)) {
        return [
          {
            line,
            message: `no pod is called ${name}`,
            fix: fixFor(name, [...known.keys(), ...other], 'Use a name from symbols/ios.json.'),
          },
        ];
      }
      const listed = known.get(name);
      const isOwn = /^(APD|Appodeal$)/.test(name);
      if (
        isOwn ||
        version === undefined ||
        listed === undefined ||
        !/^[\d.]+$/.test(version) ||
        version === listed
      )
        return [];
      return [
        {
          line,
          message: `${name} is written with version ${version}; this release was made with ${listed}`,
          fix: `Write ${listed}.`,
        },
      ];
    },
  );
}

/** Checks keys in a property list and attributes of the SDK's views. */
export function problemsOfXml(all: Symbols[], other: ReadonlySet<string>, text: string): Problem[] {
  const keys = unionOf(all, ({data}) => data.manifestOrPlistKeys);
  const attributes = unionOf(all, ({data}) => data.xmlAttributes);
  const values = unionOf(all, ({data}) => data.xmlAttributeValues);
  const ofKeys = findAll(text, /<key>([^<]*)<\/key>/g)
    .filter(({match}) => !keys.has(match[1] ?? '') && !other.has(match[1] ?? ''))
    .map(({match, line}) => ({
      line,
      message: `no key is called ${match[1] ?? ''}`,
      fix: fixFor(
        match[1] ?? '',
        [...keys, ...other],
        'A key that is not the SDK’s belongs in symbols/other.json.',
      ),
    }));
  const ofViews = findAll(text, /<com\.appodeal[^>]*>/g).flatMap(({match: [tag], line}) =>
    findAll(tag, /\bapp:(\w+)\s*=\s*"([^"]*)"/g).flatMap(({match, line: below}): Problem[] => {
      const [, name = '', value = ''] = match;
      if (/^layout_/.test(name) || other.has(`app:${name}`)) return [];
      if (!attributes.has(name)) {
        return [
          {
            line: line + below,
            message: `the view has no attribute app:${name}`,
            fix: fixFor(name, attributes, 'Use a name from symbols/android.json.'),
          },
        ];
      }
      if (name === 'adChoicePosition' && !values.has(value)) {
        return [
          {
            line: line + below,
            message: `app:${name} cannot be ${value}`,
            fix: `It is one of ${[...values].join(', ')}.`,
          },
        ];
      }
      return [];
    }),
  );
  return [...ofKeys, ...ofViews];
}

/** Checks names of manifest entries, such as `android:name="com.google.android.gms.ads.APPLICATION_ID"`. */
export function problemsOfManifest(all: Symbols[], other: ReadonlySet<string>, text: string): Problem[] {
  const keys = unionOf(all, ({data}) => data.manifestOrPlistKeys);
  return findAll(
    text,
    /<(meta-data|uses-permission|uses-library|uses-feature)\b[^>]*?android:name\s*=\s*"([^"$]+)"/g,
  )
    .filter(({match}) => !keys.has(match[2] ?? '') && !other.has(match[2] ?? ''))
    .map(({match, line}) => ({
      line,
      message: `no ${match[1] ?? ''} is called ${match[2] ?? ''}`,
      fix: fixFor(
        match[2] ?? '',
        [...keys, ...other],
        'A name that is not the SDK’s belongs in symbols/other.json.',
      ),
    }));
}

const FILE_NAME =
  /\.(json|xml|gradle|kts|plist|txt|md|mdx|swift|kt|java|cs|mm|m|h|sh|log|lock|framework|xcframework|xcodeproj|xcworkspace|podspec|aar|jar|apk|aab|pro|properties|toml|ya?ml|csv|zip|gz|unitypackage|dll|so|a|html|py|js|asset|asmdef|pbxproj|entitlements|xcprivacy|xcconfig|storyboard|bundle|dSYM|ipa|debug|release|rb|tgz|cer|p12|p8|pem|bat)$/i;

/** Words that a reader replaces. */
const PLACEHOLDER = /^YOUR_[A-Z0-9_]+$/;

const isMultiHump = (name: string): boolean => /[a-z0-9][A-Z]/.test(name) || /^[A-Z]+[A-Z][a-z]/.test(name);
const isUpperSnake = (name: string): boolean => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(name);
const isDotted = (name: string): boolean => /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)+$/.test(name);

export interface InlineJudge {
  platforms: Symbols[];
  other: ReadonlySet<string>;
  /** Names that the page's own snippets declare or contain. */
  declared: ReadonlySet<string>;
}

function isKnownName({platforms, other, declared}: InlineJudge, name: string): boolean {
  return (
    other.has(name) ||
    declared.has(name) ||
    PLACEHOLDER.test(name) ||
    platforms.some(
      (symbols) => symbols.hasName(name) || symbols.artifacts.has(name) || symbols.pods.has(name),
    )
  );
}

function whyRejected({platforms, declared}: InlineJudge, name: string): string | undefined {
  if (declared.has(name)) return undefined;
  for (const symbols of platforms) {
    const direct = symbols.rejected.get(name);
    if (direct !== undefined) return direct;
    if (symbols.hasName(name)) return undefined;
  }
  // Rejects a standalone member that no type has in this release.
  for (const symbols of platforms) {
    for (const [key, reason] of symbols.rejected) {
      const member = key.slice(key.indexOf('.') + 1);
      if (member === name.replace(/^\./, '') || plainName(member) === name) return reason;
    }
  }
  return undefined;
}

/** Returns whether `Type.member` exists, that is, whether the type has the member. */
function isKnownDotted(judge: InlineJudge, name: string): boolean {
  const parts = name.split('.');
  const [first = ''] = parts;
  for (const symbols of judge.platforms) {
    const found = symbols.typeAtStart(parts);
    if (found === undefined) continue;
    const rest = parts.slice(found.length);
    if (rest.length === 0) return true;
    if (rest.length === 1 && symbols.hasMember(found.type, rest[0] ?? '')) return true;
    if (judge.other.has(`${found.type}.${rest.join('.')}`)) return true;
  }
  if (judge.platforms.some((symbols) => symbols.typeAtStart([first]) !== undefined)) return false;
  return parts.every((part) => isKnownName(judge, part) || /^(com|org|io|net|android)$/.test(part));
}

/** Returns the names in a piece of inline code, or an empty list if it is prose, a path, a command, or a value. */
function namesIn(code: string): string[] {
  let text = code.trim();
  if (/[/\\@"'%~|&;{}]|^[-+]{0,2}\d|…/.test(text)) return [];
  // Swift signature or Objective-C selector.
  if (
    /^[-+]?\w+\((?:\w+:)+\)$/.test(text) ||
    /^[-+]\w+(?::(?:\w+:)*)?$/.test(text) ||
    /^\w+:(?:\w+:)+$/.test(text)
  ) {
    return [text];
  }
  text = text.replace(/=.*$/s, '');
  // `name: Type`, `func name(…)`.
  const typed = /^(\w+)\s*:\s*(\S.*)$/.exec(text);
  if (typed !== null && !/\s/.test((typed[2] ?? '').replace(/,\s*/g, ','))) {
    return [typed[1] ?? '', ...namesIn(typed[2] ?? '')];
  }
  if (/[<>?]/.test(text) && /^[\w<>?,.\s[\]]+$/.test(text)) {
    return text.split(/[<>?,\s[\]]+/).filter((part) => part !== '');
  }
  const call = /^([\w.]+)\(([\w\s,.]*)\)$/.exec(text);
  if (call !== null) {
    const values = (call[2] ?? '').split(',').map((part) => part.trim());
    return [call[1] ?? '', ...values.filter((value) => value !== '')];
  }
  return /\s/.test(text) ? [] : [text];
}

/** Returns whether a name has the shape of an identifier. */
function looksLikeName(name: string): boolean {
  if (FILE_NAME.test(name) || PLACEHOLDER.test(name)) return false;
  return (
    isDotted(name) ||
    isUpperSnake(name) ||
    (/^[A-Za-z_$][\w$]*$/.test(name) && isMultiHump(name)) ||
    /^[-+]?\w+\(.*:\)$/.test(name) ||
    /^[-+]\w*[a-z][A-Z]\w*/.test(name) ||
    /^\w*[a-z][A-Z]\w*:(\w+:)+$/.test(name) ||
    /^\.[A-Za-z]\w*$/.test(name)
  );
}

/** Checks a plain word, which is a problem only if it is a near match of an SDK name, such as `initialise`. */
function problemsOfWord(judge: InlineJudge, word: string): Problem[] {
  if (!/^[A-Za-z_]\w{4,}[A-Za-z0-9]$/.test(word) || isKnownName(judge, word)) return [];
  const candidates = judge.platforms
    .flatMap((symbols) => [...symbols.names])
    .filter((name) => Math.abs(name.length - word.length) <= 1 && /^\w+$/.test(name));
  const close = nearest(word, candidates);
  // If only the case differs, it is another word, such as `Banner`, the format.
  if (close === undefined || editDistance(word, close) > 1 || close.toLowerCase() === word.toLowerCase())
    return [];
  return [{line: 0, message: `${word} is unknown`, fix: `Did you mean ${close}?`}];
}

export function problemsOfInlineCode(judge: InlineJudge, code: string): Problem[] {
  return namesIn(code).flatMap((name): Problem[] => {
    if (!looksLikeName(name)) return problemsOfWord(judge, name);
    const reason = whyRejected(judge, name);
    if (reason !== undefined) {
      return [
        {
          line: 0,
          message: `${name} ${reason}`,
          fix: 'Use another name, or list this one in symbols/sourced.json with the page that shows it.',
        },
      ];
    }
    // Host names end with a top-level domain, and packages begin with one.
    if (isDotted(name) && /\.(com|io|org|net|ru|dev|app|eu)$/.test(name) && !/^(com|io|org|net)\./.test(name))
      return [];
    // `com.example` is reserved for examples.
    const isExample = /^com\.example(\.|$)/.test(name);
    const isKnown = isExample || isKnownName(judge, name) || (isDotted(name) && isKnownDotted(judge, name));
    if (isKnown) return [];
    const candidates = [...judge.platforms.flatMap((symbols) => [...symbols.names]), ...judge.other];
    return [
      {
        line: 0,
        message: `${name} is unknown`,
        fix: fixFor(
          name,
          candidates,
          'A name that is not the SDK’s belongs in symbols/other.json, under its owner.',
        ),
      },
    ];
  });
}
