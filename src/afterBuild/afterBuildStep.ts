import type {AllContent, LoadContext, Props} from '@docusaurus/types';
import type {CheerioAPI} from 'cheerio';

/** A node of a parsed page. */
export type PageNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** An element of a parsed page. */
export type PageElement = Extract<PageNode, {attribs: unknown}>;

/** A page that the build has rendered. */
export interface BuiltPage {
  /** Path in the locale's folder, with forward slashes, for example `android/ad-types/banner.html`. */
  file: string;
  /** Path without base URL, locale, and suffix, for example `/android/ad-types/banner`, or `/` for the home page. */
  address: string;
}

/**
 * The finished build, as passed to the steps: what Docusaurus passes to its plugins, and a function that adds files.
 */
export interface FinishedBuild extends Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'> {
  context: LoadContext;
  /** Content of all plugins, keyed by plugin name and instance ID. */
  allContent: AllContent;
  /** Writes a file to a path in the locale's folder. */
  write: (file: string, text: string) => void;
}

/** One step of the work after the build. Each callback runs for all steps in the order of their list. */
export interface AfterBuildStep {
  /** Returns the changed page. Also called for the pages of the browser tests. */
  rewrite?(html: string, page: BuiltPage): string;
  /** Reads a page in its final form. Must not change it, because all steps share the parsed page. */
  read?($: CheerioAPI, page: BuiltPage): void;
  /** Runs after all pages have been read, and writes the files that are derived from them. */
  finish?(): Promise<void> | void;
}
