import type {AllContent, LoadContext, Props} from '@docusaurus/types';
import type {CheerioAPI} from 'cheerio';

/** A node of a parsed page. */
export type PageNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** An element of a parsed page. */
export type PageElement = Extract<PageNode, {attribs: unknown}>;

/** A page that the build has rendered. */
export interface BuiltPage {
  /** Path in the folder of the locale, with slashes: `android/ad-types/banner.html`. */
  file: string;
  /** Path without base URL, locale, and suffix: `/android/ad-types/banner`, `/` for the home page. */
  address: string;
}

/** The build as the steps see it: what Docusaurus passes to its plugins, and a way to add files. */
export interface FinishedBuild extends Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'> {
  context: LoadContext;
  /** Content of all plugins, by plugin name and instance id. */
  allContent: AllContent;
  /** Writes a file, given by its path in the folder of the locale. */
  write: (file: string, text: string) => void;
}

/** One step of the work after the build. The callbacks of all steps run in the order of the list of steps. */
export interface AfterBuildStep {
  /** Returns the page with changes. Also called for the pages of the browser tests. */
  rewrite?(html: string, page: BuiltPage): string;
  /** Reads a page in its final form. It must not change it: all steps share the parsed page. */
  read?($: CheerioAPI, page: BuiltPage): void;
  /** Runs after all pages have been read; writes the files that are made of them. */
  finish?(): Promise<void> | void;
}
