import type {Root} from 'mdast';

/** One thing wrong with the text, with what a writer needs to mend it. */
export interface Fault {
  /** Repository-relative path, forward slashes. */
  file: string;
  /** 1-based line in that file, where known. */
  line?: number;
  /** Name of the check that found it, for example `twins`. */
  check: string;
  /** What is wrong, naming the field or the words. */
  message: string;
  /** What to do about it, in the imperative. */
  fix: string;
  /** `todo`: something that a writer still owes; it is reported but blocks nothing. Default: `fault`. */
  severity?: 'fault' | 'todo';
}

/** Whether a finding is wrong rather than owed, and so blocks publishing. */
export const blocks = ({severity}: Fault): boolean => severity !== 'todo';

export type Locale = 'en' | 'ru';

/** A documentation page, or a post of the news, as the checks see it: read and parsed once, shared by all checks. */
export interface Page {
  file: string;
  locale: Locale;
  /** Section id, for example `android`; `news` for posts. */
  section: string;
  /** Address without language prefix, for example `/android/ad-types/banner`. A partial has its path instead. */
  route: string;
  /** Path inside the section without language, `ad-types/banner.mdx`: the same for both twins. */
  path: string;
  /** True for a file whose name starts with `_`: text that pages import, with no address and no front matter. */
  partial: boolean;
  frontMatter: Record<string, unknown>;
  /** Line of each key of the front matter. */
  frontMatterLines: Record<string, number>;
  /** Whole text of the file, front matter included. */
  raw: string;
  /** Parsed MDX. Positions are those of `raw`. Empty when the page does not parse. */
  tree: Root;
}

export interface CheckContext {
  /** Absolute path of the tree to check: the repository, or a fixture that is laid out like it. */
  root: string;
  /** Pages and partials. A check that makes no sense for partials skips them. */
  pages: Page[];
  /** What counts as now, for checks that compare dates with it. */
  now: Date;
  /** Faults met while reading: front matter that is no YAML, text that is no MDX. Reported by the check `syntax`. */
  readFaults: Fault[];
}

/** One text check. `run` reports every fault it finds and never throws for bad text. */
export interface TextCheck {
  name: string;
  /** One line on what it guards, shown in `npm run check -- --list`. */
  about: string;
  run: (context: CheckContext) => Fault[] | Promise<Fault[]>;
}
