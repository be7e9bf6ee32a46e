/**
 * What tools put before a message on each line: times, processes, tags, and levels. Every quantifier has an upper bound
 * or is followed by a different character, which makes the time linear in the length of the text.
 */
const LINE_PREFIXES = [
  // Logcat in Android Studio: `2025-01-31 10:20:30.456  1234-5678  Tag  com.example.app  E  `.
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} {1,9}\d{1,7}-\d{1,7} {1,9}\S{1,60} {1,60}\S{1,120} {1,60}[VDIWEFA] {1,9}/gm,
  // Logcat in a terminal: `01-31 10:20:30.456  1234  5678 E Tag: ` or `01-31 10:20:30.456 E/Tag( 1234): `.
  /^(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} {1,9}\d{1,7} {1,9}\d{1,7} [VDIWEFA] [^:\n]{1,60}: /gm,
  /^(?:(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} )?[VDIWEFA]\/[^(\n]{1,60}\( {0,9}\d{1,7}\): /gm,
  // Xcode: `2025-01-31 10:20:30.456789+0000 App[1234:5678] `.
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9}(?:[+-]\d{4})? [^[\n]{1,80}\[\d{1,9}(?::\d{1,9})?\] /gm,
  // Build servers: `2025-01-31T10:20:30.456Z ` or `[10:20:30] `.
  /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:? /gm,
];

/** Colors and other control sequences of a terminal. */
// eslint-disable-next-line no-control-regex -- the sequences begin with a control character
const CONTROL_SEQUENCES = /\u001B\[[\d;]{0,30}[A-Za-z]/g;

/** Characters that aren't visible, such as soft hyphens and zero-width spaces that chats and PDFs add. */
const INVISIBLE = /\p{Cf}/gu;

/** Punctuation as it is written in HTML, also if it was escaped twice. */
const HTML_PUNCTUATION =
  /&(?:amp;){0,3}(?:quot|apos|lt|gt|amp|nbsp|hellip|[lr][ds]quo|[lr]aquo|#\d{1,6}|#x[\da-f]{1,6});/gi;

/** Line breaks, tabs, and quotes as they are written in a JSON string, but not in the path of a file on Windows. */
const JSON_ESCAPES = /((?<!\p{L})[a-z]:(?:\\{1,2}[^\s\\/'"`<>:;,()[\]{}]+)+)|\\[nrt"]/giu;

/** Removes from a pasted log what tools and web pages add to messages. Words and their order stay the same. */
export function plainLog(text: string): string {
  const readable = text
    .replace(CONTROL_SEQUENCES, '')
    .replace(INVISIBLE, '')
    .replace(HTML_PUNCTUATION, ' ')
    .replace(JSON_ESCAPES, (_, path: string | undefined) => path ?? ' ');
  return LINE_PREFIXES.reduce((log, prefix) => log.replace(prefix, ''), readable);
}
