/** A word, a text in quotes, a number, or a single sign of a Gradle file. */
export interface GradleToken {
  type: 'word' | 'text' | 'number' | 'sign';
  value: string;
  line: number;
}

/** A statement, with the statements of the block that follows it. */
export interface GradleNode {
  tokens: GradleToken[];
  children: GradleNode[];
  parent: GradleNode | null;
  line: number;
}

const SPACE = /[^\S\n]+/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\d._]*\w*/y;
const LINE_COMMENT = /\/\/[^\n]*/y;

/** Maximum number of statements. Build files have a few hundred. The limit saves time on garbage. */
const MAX_STATEMENTS = 200_000;

/** Signs after which a statement continues on the next line. */
const CONTINUES = new Set([',', '=', '+', '.', '(', '[', '&', '|', '?', ':']);

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/**
 * Returns the position after a text in quotes. Unless it has triple quotes, a text ends with its line,
 * so that a stray apostrophe affects only one line.
 */
function endOfText(text: string, start: number): {end: number; value: string} {
  const quote = text.charAt(start);
  const triple = quote.repeat(3);
  if (text.startsWith(triple, start)) {
    const end = text.indexOf(triple, start + 3);
    return end === -1
      ? {end: text.length, value: text.slice(start + 3)}
      : {end: end + 3, value: text.slice(start + 3, end)};
  }
  let depth = 0;
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') return {end: at, value: text.slice(start + 1, at)};
    if (sign === '\\') at += 1;
    else if (quote === '"' && sign === '$' && text.charAt(at + 1) === '{') {
      depth += 1;
      at += 1;
    } else if (depth > 0 && sign === '}') depth -= 1;
    else if (depth === 0 && sign === quote) return {end: at + 1, value: text.slice(start + 1, at)};
  }
  return {end: at, value: text.slice(start + 1)};
}

/**
 * Reads the subset of Groovy and Kotlin that build files consist of: statements, blocks, texts, and comments. Everything
 * else becomes signs, so that no text is rejected. Time and memory are linear in the length of the text.
 * @returns the statements at the top.
 */
export function gradleTree(text: string): GradleNode[] {
  const root: GradleNode = {tokens: [], children: [], parent: null, line: 1};
  let block = root;
  let statement: GradleNode | null = null;
  /** Open brackets of the statement, in which line breaks don't end it. */
  const brackets: number[] = [0];
  let line = 1;
  let statements = 0;
  /** Whether the last sign closed the block of the current statement. */
  let isClosed = false;

  const end = () => {
    statement = null;
    isClosed = false;
  };
  const push = (type: GradleToken['type'], value: string) => {
    if (statement === null) {
      statement = {tokens: [], children: [], parent: block, line};
      block.children.push(statement);
      statements += 1;
    }
    statement.tokens.push({type, value, line});
    isClosed = false;
  };

  for (let at = 0; at < text.length && statements < MAX_STATEMENTS;) {
    const sign = text.charAt(at);
    if (sign === '\n') {
      const last = (statement as GradleNode | null)?.tokens.at(-1);
      const goesOn =
        (brackets.at(-1) ?? 0) > 0 || (!isClosed && last?.type === 'sign' && CONTINUES.has(last.value));
      if (!goesOn) end();
      line += 1;
      at += 1;
      continue;
    }
    const space = match(SPACE, text, at);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const comment = match(LINE_COMMENT, text, at);
    if (comment !== undefined) {
      at += comment.length;
      continue;
    }
    if (text.startsWith('/*', at)) {
      const close = text.indexOf('*/', at + 2);
      const stop = close === -1 ? text.length : close + 2;
      for (
        let index = text.indexOf('\n', at);
        index !== -1 && index < stop;
        index = text.indexOf('\n', index + 1)
      ) {
        line += 1;
      }
      at = stop;
      continue;
    }
    if (sign === '"' || sign === "'") {
      const {end: stop, value} = endOfText(text, at);
      push('text', value);
      line += value.split('\n').length - 1;
      at = stop;
      continue;
    }
    const number = match(NUMBER, text, at);
    if (number !== undefined) {
      push('number', number);
      at += number.length;
      continue;
    }
    const word = match(WORD, text, at);
    if (word !== undefined) {
      push('word', word);
      at += word.length;
      continue;
    }
    at += sign.length;
    if (sign === ';') end();
    else if (sign === '{') {
      if (statement === null) push('sign', '');
      block = statement ?? root;
      brackets.push(0);
      statement = null;
    } else if (sign === '}') {
      end();
      if (block.parent !== null) {
        // What follows the block belongs to its statement, such as `.version("1")`.
        statement = block;
        block = block.parent;
        brackets.pop();
        isClosed = true;
      }
    } else {
      if (sign === '(' || sign === '[') brackets[brackets.length - 1] = (brackets.at(-1) ?? 0) + 1;
      if (sign === ')' || sign === ']') {
        brackets[brackets.length - 1] = Math.max((brackets.at(-1) ?? 0) - 1, 0);
      }
      push('sign', sign);
    }
  }
  return root.children;
}

/** Returns the first word of a statement, such as `implementation`. */
export const headOf = ({tokens}: GradleNode): string => (tokens[0]?.type === 'word' ? tokens[0].value : '');

/** Blocks that `blocksAround` returns at most. */
const MAX_DEPTH = 50;

/** Returns the heads of the blocks around a statement, innermost first. */
export function blocksAround(node: GradleNode): string[] {
  const heads: string[] = [];
  for (let each = node.parent; each !== null && heads.length < MAX_DEPTH; each = each.parent) {
    const head = headOf(each);
    if (head !== '') heads.push(head);
  }
  return heads;
}

/**
 * Returns all statements of a tree, in the order of the text. Not recursive, because garbage can be deep.
 * @param skipped statements that are left out with everything in them.
 */
export function allNodes(
  nodes: readonly GradleNode[],
  skipped: ReadonlySet<GradleNode> = new Set(),
): GradleNode[] {
  const found: GradleNode[] = [];
  const open = [...nodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (skipped.has(node)) continue;
    found.push(node);
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child !== undefined) open.push(child);
    }
  }
  return found;
}
