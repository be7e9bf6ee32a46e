import blogPlugin, {
  validateOptions,
  type BlogContent,
  type FeedType,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {TEST_NEWS} from '../../site/testPages.ts';

import {latestPosts} from './latestPosts.ts';

/** Posts that the home page shows. */
const ON_HOME_PAGE = 3;

const FEEDS: Record<FeedType, {mime: string; file: string; name: string}> = {
  rss: {mime: 'application/rss+xml', file: 'rss.xml', name: 'RSS'},
  atom: {mime: 'application/atom+xml', file: 'atom.xml', name: 'Atom'},
  json: {mime: 'application/feed+json', file: 'feed.json', name: 'JSON Feed'},
};

/** Announces the feeds; the blog plugin's own tags have English titles in every language. */
function feedTags({baseUrl}: LoadContext, {feedOptions, routeBasePath}: PluginOptions): HtmlTagObject[] {
  return (feedOptions.type ?? []).map((type) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FEEDS[type].mime,
      // The base address ends with a slash, and the plugin's begins with one.
      href: `${baseUrl}${routeBasePath.replace(/^\//, '')}/${FEEDS[type].file}`,
      title: `${feedOptions.title ?? ''} (${FEEDS[type].name})`,
    },
  }));
}

export {validateOptions};

/**
 * Docusaurus plugin: the blog plugin, with feeds announced in the reader's language, data for the home page, and
 * no list of authors while none has a page.
 */
export default async function news(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = (await blogPlugin(context, options)) as Plugin<BlogContent>;
  return {
    ...plugin,
    async contentLoaded(parameters) {
      const {content, actions} = parameters;
      // A list of authors without pages leads nowhere, and nothing leads to it.
      const hasAuthors = Object.values(content.authorsMap ?? {}).some(({page}) => page !== null);
      const addRoute: typeof actions.addRoute = (route) => {
        if (hasAuthors || route.component !== options.blogAuthorsListComponent) actions.addRoute(route);
      };
      await plugin.contentLoaded?.({...parameters, actions: {...actions, addRoute}});
      await actions.createData('latest.json', JSON.stringify(latestPosts(content.blogPosts, ON_HOME_PAGE)));
    },
    ...(options.id === TEST_NEWS
      ? // These tags would be on every page of the site, and the texts in every translator's list.
        {injectHtmlTags: undefined, getTranslationFiles: undefined, translateContent: undefined}
      : {injectHtmlTags: () => ({headTags: feedTags(context, options)})}),
  };
}
