/** A generated file, or a part of one. */
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

/** Localized words that appear in comments of generated files. */
export interface FileWords {
  services: string;
}

/** Joins the lines that are present, without a trailing line break, as code blocks show them. */
export const joinLines = (lines: readonly (string | false)[]): string =>
  lines.filter((line) => line !== false).join('\n');
