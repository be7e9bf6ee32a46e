import type {ComponentType, ReactElement, ReactNode} from 'react';

import {loadContentBody} from './contentBody.ts';
import {readDocHead, type DocHead} from './docHead.ts';

/** A doc as a module of its route: a component with what Docusaurus' loader exports beside it. */
type DocModule = {default: ComponentType} & Partial<DocHead>;

/**
 * Stands for the text of the doc that the reader lands on, and which is in the page already: the module with the text is
 * fetched when it is needed.
 */
export interface LateContent {
  (): ReactNode;
  /**
   * Fetches the text and what it is drawn with, once.
   * @throws (rejects) if it cannot be fetched; the next call asks again
   */
  load: () => Promise<ComponentType>;
}

/** Attribute of an element that must run even if nobody touches it; a page with one is hydrated as a whole. */
const LIVE = '[data-live]';

let landing: {pathname: string; content: LateContent; isLeft: boolean} | undefined;
let hasLanded = false;

/** The module of a doc with all that it is drawn with. */
async function loadWhole(fetchModule: () => Promise<DocModule>): Promise<DocModule> {
  const [module] = await Promise.all([fetchModule(), loadContentBody()]);
  return module;
}

function makeLateContent(fetchModule: () => Promise<DocModule>): LateContent {
  let Content: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const load = () => {
    loading ??= loadWhole(fetchModule).then(
      (module) => (Content = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // Drawn when the reader comes back to the doc; `loadAgain` has fetched it by then.
  const LandingContent = () => Content && <Content />;
  return Object.assign(LandingContent, {load});
}

/**
 * Loads a doc for its route. The one that the page was served with comes from the page itself, see `LateContent`.
 * @param source the file of the doc, as `metadata.source` names it
 */
export function loadDoc(source: string, fetchModule: () => Promise<DocModule>): Promise<DocModule> {
  const head = hasLanded ? undefined : readDocHead(document, source);
  if (!head || document.querySelector(LIVE)) return loadWhole(fetchModule);
  hasLanded = true;
  const content = makeLateContent(fetchModule);
  landing = {pathname: window.location.pathname, content, isLeft: false};
  return Promise.resolve({default: content as ComponentType, ...head});
}

/** Called when the page has been hydrated: what comes now is drawn in the browser. */
export function endLanding(): void {
  hasLanded = true;
}

/**
 * What a page still needs whose routes are loaded: the text, if the reader landed there, has left, and comes back.
 * @throws (rejects) if it cannot be fetched
 */
export async function loadAgain(pathname: string): Promise<void> {
  const plain = (address: string) => address.replace(/\/$/, '');
  if (landing?.isLeft && plain(landing.pathname) === plain(pathname)) await landing.content.load();
}

/** Called when the doc that the reader landed on is shown no more. */
export function leaveLanding(): void {
  if (landing) landing.isLeft = true;
}

/** The late text that an element draws, if it does. */
export function lateContentOf(node: ReactNode): LateContent | undefined {
  const {type} = (node ?? {}) as Partial<ReactElement>;
  return typeof type === 'function' && 'load' in type ? (type as unknown as LateContent) : undefined;
}
