import blogPlugin, {
  validateOptions,
  type BlogContent,
  type FeedType,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {TEST_NEWS} from '../../site/testPages.ts';

import {latestPosts} from './latestPosts.ts';

/** Number of posts that the home page shows. */
const ON_HOME_PAGE = 3;

const FEEDS: Record<FeedType, {mime: string; file: string; name: string}> = {
  rss: {mime: 'application/rss+xml', file: 'rss.xml', name: 'RSS'},
  atom: {mime: 'application/atom+xml', file: 'atom.xml', name: 'Atom'},
  json: {mime: 'application/feed+json', file: 'feed.json', name: 'JSON Feed'},
};

/** Returns the link tags of the feeds. The blog plugin's own tags have English titles in every language. */
function feedTags({baseUrl}: LoadContext, {feedOptions, routeBasePath}: PluginOptions): HtmlTagObject[] {
  return (feedOptions.type ?? []).map((type) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FEEDS[type].mime,
      // The base URL ends with a slash, and the plugin's path begins with one.
      href: `${baseUrl}${routeBasePath.replace(/^\//, '')}/${FEEDS[type].file}`,
      title: `${feedOptions.title ?? ''} (${FEEDS[type].name})`,
    },
  }));
}

export {validateOptions};

/**
 * Docusaurus plugin: the blog plugin, with feed links in the reader's language and data for the home page, and without
 * a list of authors if none of them has a page.
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
      // A list of authors without pages has no links, and nothing links to it.
      const hasAuthors = Object.values(content.authorsMap ?? {}).some(({page}) => page !== null);
      const addRoute: typeof actions.addRoute = (route) => {
        if (hasAuthors || route.component !== options.blogAuthorsListComponent) actions.addRoute(route);
      };
      await plugin.contentLoaded?.({...parameters, actions: {...actions, addRoute}});
      await actions.createData('latest.json', JSON.stringify(latestPosts(content.blogPosts, ON_HOME_PAGE)));
    },
    ...(options.id === TEST_NEWS
      ? // These tags would be on every page of the site, and their text would have to be translated.
        {injectHtmlTags: undefined, getTranslationFiles: undefined, translateContent: undefined}
      : {injectHtmlTags: () => ({headTags: feedTags(context, options)})}),
  };
}
