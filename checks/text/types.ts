import type {Root} from 'mdast';

/** A problem in the text, with the information that a writer needs to fix it. */
export interface Fault {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  /** 1-based line in that file, if known. */
  line?: number;
  /** Name of the check that found it, for example `twins`. */
  check: string;
  /** What is wrong, including the field or the words. */
  message: string;
  /** What to do about it, in the imperative. */
  fix: string;
  /**
   * A `todo` is something that a writer still has to provide. It is reported but doesn't block anything. Default:
   * `fault`.
   */
  severity?: 'fault' | 'todo';
}

/** Returns whether a finding is a fault, which blocks publishing. */
export const blocks = ({severity}: Fault): boolean => severity !== 'todo';

export type Locale = 'en' | 'ru';

/** A documentation page or a news post. It is read and parsed once, and all checks share it. */
export interface Page {
  file: string;
  locale: Locale;
  /** Section ID, for example `android`, or `news` for posts. */
  section: string;
  /** Path without the language prefix, for example `/android/ad-types/banner`. For a partial, it is the file path. */
  route: string;
  /** Path in the section without language, for example `ad-types/banner.mdx`. It is the same for both twins. */
  path: string;
  /**
   * Whether the file name starts with `_`. Such a file contains text that pages import, and has no URL or front matter.
   */
  partial: boolean;
  frontMatter: Record<string, unknown>;
  /** Line of each key in the front matter. */
  frontMatterLines: Record<string, number>;
  /** Entire text of the file, including front matter. */
  raw: string;
  /** Parsed MDX. Positions refer to `raw`. Empty if the page doesn't parse. */
  tree: Root;
}

export interface CheckContext {
  /** Absolute path of the tree to check: the repository, or a fixture with the same layout. */
  root: string;
  /** Pages and partials. Checks that don't apply to partials skip them. */
  pages: Page[];
  /** The current date, for checks that compare dates with it. */
  now: Date;
  /**
   * Errors that occurred while reading, such as front matter that isn't YAML or text that isn't MDX. The `syntax` check
   * reports them.
   */
  readFaults: Fault[];
}

/** A text check. `run` reports every fault that it finds and never throws for incorrect text. */
export interface TextCheck {
  name: string;
  /** A one-line summary, shown in `npm run check -- --list`. */
  about: string;
  run: (context: CheckContext) => Fault[] | Promise<Fault[]>;
}
