import type {Artifact, Exclude, GradleFile, GradleValue, Place} from '../projectFile.ts';

import {emptyRecord} from './emptyRecord.ts';
import {allNodes, blocksAround, gradleTree, headOf, type GradleNode, type GradleToken} from './gradleTree.ts';

/** Configurations that add a library to the app, such as `implementation` and `releaseApi`. */
const CONFIGURATION = /(?:^|[a-z])(?:implementation|api|compile|runtimeonly|compileonly)$/i;

/** Configurations whose libraries aren't part of the app. */
const TEST_ONLY = /test/i;

/** Blocks with repositories for Gradle plugins. */
const PLUGIN_BLOCKS = new Set(['pluginManagement', 'buildscript']);

/** Folders with code of the build itself. */
const BUILD_LOGIC = /(?:^|[\\/])(?:buildSrc|build-logic)[\\/]/;

const COORDINATES = /^([\w.-]+):([\w.-]+)(?::([^:@]*))?(?::[^@]*)?(?:@\w+)?$/;

/** Splits `group:module:version`. Returns null for other texts. */
export function coordinatesOf(text: string): {group: string; module: string; version: string | null} | null {
  const [, group, module, version] = COORDINATES.exec(text.trim()) ?? [];
  if (group === undefined || module === undefined) return null;
  return {group, module, version: version === undefined || version === '' ? null : version};
}

/** A variable in a text: `$name`, `${name}`, or `${rootProject.ext.name}`, of which the last word is the name. */
const VARIABLE = /\$\{([^}]*)\}|\$(\w+)/g;

/** Replaces the variables of a text. Returns null if one of them is unknown. */
export function resolve(text: string | null, variables: Readonly<Record<string, string>>): string | null {
  if (text === null) return null;
  let isKnown = true;
  const resolved = text.replace(
    VARIABLE,
    (_whole, inBraces: string | undefined, word: string | undefined) => {
      const name = word ?? inBraces?.match(/\w+/g)?.at(-1) ?? '';
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      if (value === undefined) isKnown = false;
      return value ?? '';
    },
  );
  return isKnown ? resolved : null;
}

/** Returns the text or number behind `name =` or `name:` in a statement. */
function named(tokens: readonly GradleToken[], name: string): GradleToken | undefined {
  const at = tokens.findIndex(
    (token, index) =>
      token.type === 'word' && token.value === name && ['=', ':'].includes(tokens[index + 1]?.value ?? ''),
  );
  return at === -1 ? undefined : tokens[at + 2];
}

/** Returns an argument of a map as a text; a variable becomes `${name}`. */
function namedText(tokens: readonly GradleToken[], name: string): string | null {
  const token = named(tokens, name);
  if (token === undefined || token.type === 'sign') return null;
  return token.type === 'word' ? `\${${token.value}}` : token.value;
}

/** Returns the first text of a statement, joined with what is added to it: `"a:b:" + version`. */
function firstText(tokens: readonly GradleToken[]): {text: string; line: number} | null {
  const start = tokens.findIndex(({type}) => type === 'text');
  const first = tokens[start];
  if (first === undefined) return null;
  let text = first.value;
  for (let at = start + 1; tokens[at]?.value === '+' && tokens[at + 1] !== undefined; at += 2) {
    const added = tokens[at + 1];
    if (added?.type === 'text') text += added.value;
    else if (added?.type === 'word') {
      let name = added.value;
      while (tokens[at + 2]?.value === '.' && tokens[at + 3]?.type === 'word') {
        name = tokens[at + 3]?.value ?? name;
        at += 2;
      }
      text += `\${${name}}`;
    }
  }
  return {text, line: first.line};
}

/** Returns the words of a chain such as `libs.versions.minSdk.get()` from a position, without calls. */
function chain(tokens: readonly GradleToken[], from: number): string[] {
  const words: string[] = [];
  for (let at = from; tokens[at]?.type === 'word'; at += 2) {
    words.push(tokens[at]?.value ?? '');
    if (tokens[at + 1]?.value !== '.') break;
  }
  return words;
}

function excludeOf({tokens, line}: GradleNode, file: string): Exclude | null {
  const words = namedText(tokens, 'group') !== null || namedText(tokens, 'module') !== null;
  if (words) {
    return {file, line, group: namedText(tokens, 'group'), module: namedText(tokens, 'module')};
  }
  // Kotlin allows `exclude("group", "module")`.
  const [group, module] = tokens.filter(({type}) => type === 'text').map(({value}) => value);
  return group === undefined ? null : {file, line, group, module: module ?? null};
}

function excludesIn(node: GradleNode, file: string): Exclude[] {
  return node.children
    .filter((child) => headOf(child) === 'exclude')
    .flatMap((child) => excludeOf(child, file) ?? []);
}

function valueOf({tokens, children, line}: GradleNode, file: string): GradleValue | null {
  const rest = tokens.slice(1).filter(({value}) => value !== '=' && value !== '(');
  const [first] = rest;
  const place: Place = {file, line};
  if (first?.type === 'number' || first?.type === 'text') {
    return {...place, value: first.value, variable: null};
  }
  if (first?.type === 'word') {
    return {...place, value: null, variable: chain(rest, 0).join('.')};
  }
  // compileSdk { version = release(36) }
  const release = children.flatMap((child) => child.tokens).find(({type}) => type === 'number');
  return release === undefined ? null : {...place, value: release.value, variable: null};
}

/** Returns the words of a statement's first chain and those of the blocks around it, such as `project.repositories`. */
const heads = (node: GradleNode): string[] => [...chain(node.tokens, 0), ...blocksAround(node)];

/** Returns the name of the function that a statement defines: `fun Scope.name() {` or `def name() {`. */
function definedIn({tokens, children}: GradleNode): string | undefined {
  const start = tokens.findIndex(({value}) => value === 'fun' || value === 'def');
  const open = tokens.findIndex(({value}, index) => index > start && value === '(');
  return start === -1 || open === -1 || children.length === 0 ? undefined : tokens[open - 1]?.value;
}

/** Returns the functions that a file defines but never calls. */
function uncalled(nodes: readonly GradleNode[]): Set<GradleNode> {
  const uses = new Map<string, number>();
  for (const {tokens} of nodes) {
    for (const {type, value} of tokens) if (type === 'word') uses.set(value, (uses.get(value) ?? 0) + 1);
  }
  return new Set(nodes.filter((node) => uses.get(definedIn(node) ?? '') === 1));
}

const SDK_LEVELS: Readonly<Record<string, 'minSdk' | 'compileSdk' | 'targetSdk'>> = {
  minSdk: 'minSdk',
  minSdkVersion: 'minSdk',
  compileSdk: 'compileSdk',
  compileSdkVersion: 'compileSdk',
  targetSdk: 'targetSdk',
  targetSdkVersion: 'targetSdk',
};

/** Returns whether a chain refers to the version catalog. */
const isCatalog = ([first]: string[]): boolean => first === 'libs';

/**
 * Parses a build or settings file without running it. Supports both languages, map and text notation, aliases of version
 * catalogs, and simple variables. Reads all lines of conditions and loops, and those of functions that are called.
 */
export function gradleFile(name: string, text: string): GradleFile & {name: string} {
  const tree = gradleTree(text);
  const nodes = allNodes(tree, uncalled(allNodes(tree)));
  const result: GradleFile & {name: string} = {
    kind: 'gradle',
    name,
    dialect:
      /\.kts$/i.test(name) || /\b(?:implementation|uri|id)\("|\bval \w+/.test(text) ? 'kotlin' : 'groovy',
    artifacts: [],
    aliases: [],
    excludes: [],
    repositories: [],
    repositoryBlocks: [],
    minSdk: [],
    compileSdk: [],
    targetSdk: [],
    plugins: [],
    variables: emptyRecord(),
  };
  for (const node of nodes) {
    const head = headOf(node);
    const {tokens, line} = node;
    const place: Place = {file: name, line};

    const level = Object.hasOwn(SDK_LEVELS, head) ? SDK_LEVELS[head] : undefined;
    if (level !== undefined) {
      const value = valueOf(node, name);
      if (value !== null) result[level].push(value);
    }

    const assigned = tokens.findIndex(({value}) => value === '=');
    const variable = tokens[assigned - 1];
    const value = tokens[assigned + 1];
    if (
      assigned > 0 &&
      value !== undefined &&
      (value.type === 'text' || value.type === 'number') &&
      (variable?.type === 'word' || variable?.value === ']')
    ) {
      // `extra["name"] = "value"` has the name in brackets.
      const key = variable.type === 'word' ? variable.value : tokens[assigned - 2]?.value;
      if (key !== undefined) result.variables[key] = value.value;
    }

    if (head === 'exclude') {
      const [inner = ''] = blocksAround(node);
      if (inner === 'all' || inner === 'configureEach' || inner === 'configurations' || inner === 'each') {
        const exclude = excludeOf(node, name);
        if (exclude !== null) result.excludes.push(exclude);
      }
      continue;
    }

    // External Dependency Manager writes `project.repositories {`.
    if (chain(tokens, 0).at(-1) === 'repositories' && node.children.length > 0) {
      const isForPlugins = BUILD_LOGIC.test(name) || heads(node).some((block) => PLUGIN_BLOCKS.has(block));
      if (!isForPlugins) result.repositoryBlocks.push(place);
      const scope = isForPlugins ? 'plugins' : 'libraries';
      for (const inner of allNodes(node.children)) {
        const keyword = headOf(inner);
        if (keyword === '') continue;
        const url = inner.tokens.find(({type, value: each}) => type === 'text' && /^https?:/.test(each));
        if (url !== undefined) {
          result.repositories.push({file: name, line: url.line, url: url.value, scope});
        } else if (
          ['google', 'mavenCentral', 'jcenter', 'mavenLocal', 'gradlePluginPortal'].includes(keyword)
        ) {
          result.repositories.push({file: name, line: inner.line, url: `${keyword}()`, scope});
        }
      }
    }

    if (head === 'id' || head === 'kotlin' || head === 'alias') {
      if (blocksAround(node)[0] !== 'plugins') continue;
      const at = tokens.findIndex(({type, value: each}) => type === 'word' && each === 'version');
      const version = at === -1 ? undefined : tokens.slice(at + 1).find(({type}) => type === 'text');
      const id = firstText(tokens)?.text;
      if (head === 'alias') {
        const words = chain(
          tokens,
          tokens.findIndex(({value: each}) => each === 'libs'),
        );
        if (words.length > 1) {
          result.plugins.push({...place, id: words.join('.'), version: null});
        }
      } else if (id !== undefined) {
        result.plugins.push({
          ...place,
          id: head === 'kotlin' ? `org.jetbrains.kotlin.${id}` : id,
          version: version?.value ?? null,
        });
      }
      continue;
    }
    if (head === 'apply') {
      const id = firstText(tokens)?.text;
      if (id !== undefined) result.plugins.push({...place, id, version: null});
      continue;
    }

    if (head === 'classpath') {
      const found = coordinatesOf(firstText(tokens)?.text ?? '');
      if (found !== null) {
        result.plugins.push({...place, id: `${found.group}:${found.module}`, version: found.version});
      }
      continue;
    }

    if (!CONFIGURATION.test(head) || TEST_ONLY.test(head)) {
      // Kotlin allows `"releaseImplementation"("group:module:1.0")`.
      const [first] = tokens;
      if (first?.type !== 'text' || !CONFIGURATION.test(first.value)) continue;
    }
    const excludes = excludesIn(node, name);
    const group = namedText(tokens, 'group');
    const module = namedText(tokens, 'name');
    if (group !== null && module !== null) {
      const artifact: Artifact = {...place, group, module, version: namedText(tokens, 'version'), excludes};
      result.artifacts.push(artifact);
      continue;
    }
    const written = tokens.filter(({type}) => type === 'text');
    // `implementation 'a:b:1', 'c:d:2'` has several.
    const texts = written.length > 1 && !tokens.some(({value: each}) => each === '+') ? written : [];
    const notations =
      texts.length > 0 ? texts.map((each) => ({text: each.value, line: each.line})) : [firstText(tokens)];
    let hasArtifact = false;
    for (const notation of notations) {
      const found = notation === null ? null : coordinatesOf(notation.text);
      if (found === null || notation === null) continue;
      hasArtifact = true;
      result.artifacts.push({file: name, line: notation.line, ...found, excludes});
    }
    if (hasArtifact) continue;
    const words = chain(
      tokens,
      tokens.findIndex(({value: each}, at) => at > 0 && each === 'libs'),
    );
    if (isCatalog(words)) {
      result.aliases.push({...place, alias: words.slice(1).join('.'), excludes});
    }
  }
  return result;
}
