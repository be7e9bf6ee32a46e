/** A generated file, or a part of one. */
export interface GeneratedFile {
  /** Path in the reader's project, as developers write it. */
  name: string;
  /** Language of its code block. */
  language: 'kotlin' | 'groovy' | 'ruby' | 'xml' | 'json';
  code: string;
}

/** Version numbers of the newest release, which generated files contain. */
export interface ReleaseNumbers {
  /** Number with three parts, used for the core and for tags. */
  version: string;
  /** Number with four parts, used for the bundle, adapters, and pods. */
  artifact: string;
}

/** Localized words that appear in comments of generated files. */
export interface FileWords {
  services: string;
}

/** Joins the lines that aren't `false`, without a trailing line break, as in code blocks. */
export const joinLines = (lines: readonly (string | false)[]): string =>
  lines.filter((line) => line !== false).join('\n');
