/** A section in an upgrade guide, which says how to upgrade from one version to another. */
export interface UpgradeStep {
  /** ID of its heading, for example `from-3-9-to-3-10`. */
  id: string;
  title: string;
  /** Older version, for example `3.9`. For a major version alone, as in "from 2 to 3", a zero is added: `2.0`. */
  from: string;
  to: string;
  /** Paragraphs and list items, as Markdown. Code and tables are omitted. */
  items: string[];
}

const HEADING = /^## (.+?) \{#(from-(\d+(?:-\d+)*)-to-(\d+(?:-\d+)*))\}$/;

/** Converts `3-10` to 3.10, and `3` to 3.0. */
function versionOf(numbers: string): string {
  const version = numbers.replaceAll('-', '.');
  return version.includes('.') ? version : `${version}.0`;
}

/** Parses the heading of a section that says how to upgrade from one version to another. Returns null for other lines. */
export function parseStepHeading(line: string): Omit<UpgradeStep, 'items'> | null {
  const [, title, id, from, to] = HEADING.exec(line) ?? [];
  if (title === undefined || id === undefined || from === undefined || to === undefined) return null;
  return {id, title, from: versionOf(from), to: versionOf(to)};
}

/** Blanks out the lines of fenced code blocks so that their content isn't parsed as text. */
function withoutFences(lines: readonly string[]): string[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (mark === undefined) return fence === null ? line : '';
    if (fence === null) fence = mark;
    else if (line.trim() === fence) fence = null;
    return '';
  });
}

/** Returns the text before the first subheading, including admonitions but without tables. */
function itemsOf(body: readonly string[]): string[] {
  const items: string[] = [];
  let open = false;
  for (const line of body) {
    if (/^#{3,} /.test(line)) break;
    const [, text] = /^(?:[-*]|\d+\.) +(.+)$/.exec(line) ?? [];
    if (text !== undefined) {
      items.push(text);
      open = true;
    } else if (line.trim() === '' || /^\s*(?:\||:::|<|\{|import )/.test(line)) {
      open = false;
    } else if (open) {
      items.push(`${items.pop() ?? ''} ${line.trim()}`);
    } else {
      items.push(line.trim());
      open = true;
    }
  }
  // The snippet or table after the colon is omitted, so a period replaces the colon.
  return items.map((item) => item.replace(/:$/, '.'));
}

/**
 * Returns the `from-x-y-to-x-z` sections of an upgrade guide.
 * @param mdx text of the page, with version tokens replaced.
 */
export function upgradeSteps(mdx: string): UpgradeStep[] {
  const lines = withoutFences(mdx.split('\n'));
  return lines.flatMap((line, index) => {
    const step = parseStepHeading(line);
    if (step === null) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => /^## /.test(next));
    return [{...step, items: itemsOf(end < 0 ? rest : rest.slice(0, end))}];
  });
}
