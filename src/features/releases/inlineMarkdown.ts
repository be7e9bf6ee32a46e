/** A part of a line: plain text or Markdown. */
export type Inline =
  | {kind: 'text'; text: string}
  | {kind: 'code'; text: string}
  | {kind: 'bold'; parts: Inline[]}
  | {kind: 'link'; text: string; target: string};

// Matches bold text, inline code, and links to this site or over HTTPS, which is all the Markdown that changelog lines
// can contain.
const PART = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\((https:\/\/[^\s)]+|\/[^\s)]*)\)/g;

/** Splits a line into parts. Anything unrecognized remains plain text, so no markup in the data reaches the page. */
export function inlineMarkdown(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const text = (to: number) => {
    if (to > end) parts.push({kind: 'text', text: line.slice(end, to)});
  };
  for (const match of line.matchAll(PART)) {
    const [whole, bold, code, label, target] = match;
    text(match.index);
    if (bold !== undefined) parts.push({kind: 'bold', parts: inlineMarkdown(bold)});
    else if (code !== undefined) parts.push({kind: 'code', text: code});
    else if (label !== undefined && target !== undefined) parts.push({kind: 'link', text: label, target});
    end = match.index + whole.length;
  }
  text(line.length);
  return parts;
}
