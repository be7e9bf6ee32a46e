import type {Root} from 'mdast';

/** A problem in the text, with the information that a writer needs to fix it. */
export interface Fault {
  /** Repository-relative path, forward slashes. */
  file: string;
  /** 1-based line in that file, if known. */
  line?: number;
  /** Name of the check that found it, for example `twins`. */
  check: string;
  /** What is wrong, naming the field or the words. */
  message: string;
  /** What to do about it, in the imperative. */
  fix: string;
  /**
   * `todo`: something that a writer still has to provide; it is reported but doesn't block anything. Default: `fault`.
   */
  severity?: 'fault' | 'todo';
}

/** Returns whether a finding is a fault, which blocks publishing. */
export const blocks = ({severity}: Fault): boolean => severity !== 'todo';

export type Locale = 'en' | 'ru';

/** A documentation page or a news post as the checks see it: read and parsed once, shared by all checks. */
export interface Page {
  file: string;
  locale: Locale;
  /** Section ID, for example `android`; `news` for posts. */
  section: string;
  /** Path without language prefix, for example `/android/ad-types/banner`. A partial has its file path instead. */
  route: string;
  /** Path inside the section without language, `ad-types/banner.mdx`: the same for both twins. */
  path: string;
  /** True for a file whose name starts with `_`: text that pages import, without a URL and front matter. */
  partial: boolean;
  frontMatter: Record<string, unknown>;
  /** Line of each key of the front matter. */
  frontMatterLines: Record<string, number>;
  /** Whole text of the file, including front matter. */
  raw: string;
  /** Parsed MDX. Positions refer to `raw`. Empty when the page doesn't parse. */
  tree: Root;
}

export interface CheckContext {
  /** Absolute path of the tree to check: the repository, or a fixture with the same layout. */
  root: string;
  /** Pages and partials. Checks that don't apply to partials skip them. */
  pages: Page[];
  /** The current date, for checks that compare dates with it. */
  now: Date;
  /** Errors found while reading: front matter that isn't YAML, text that isn't MDX. Reported by the `syntax` check. */
  readFaults: Fault[];
}

/** One text check. `run` reports every fault it finds and never throws for bad text. */
export interface TextCheck {
  name: string;
  /** A one-line summary, shown in `npm run check -- --list`. */
  about: string;
  run: (context: CheckContext) => Fault[] | Promise<Fault[]>;
}
