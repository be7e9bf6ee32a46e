/** A file, or the part of one, that a choice comes to. */
export interface GeneratedFile {
  /** Path in the reader's project, as developers write it. */
  name: string;
  /** Language of its code block. */
  language: 'kotlin' | 'groovy' | 'ruby' | 'xml' | 'json';
  code: string;
}

/** Numbers of the newest release that generated files contain. */
export interface ReleaseNumbers {
  /** Three parts: core, tags. */
  version: string;
  /** Four parts: bundle, adapters, pods. */
  artifact: string;
}

/** Words of the reader's language that stand in comments of generated files. */
export interface FileWords {
  services: string;
}

/** Joins the lines that are there; a file ends without a line break, as code blocks show it. */
export const joinLines = (lines: readonly (string | false)[]): string =>
  lines.filter((line) => line !== false).join('\n');
