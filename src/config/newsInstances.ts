import type {Options, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {PluginConfig} from '@docusaurus/types';

import {NEWS, POSTS_FOLDER, RUSSIAN_POSTS_FOLDER} from '../site/postFile.ts';
import {feedContent} from '../features/news/feedContent.ts';
import type {LatestRelease} from '../features/releases/loadReleases.ts';

import type {SiteEnv} from '../site/env.ts';
import {FEED_TEXTS} from '../features/news/feedTexts.ts';
import {currentLocale} from '../site/locales.ts';
import {pageRemarkPlugins} from './pageRemarkPlugins.ts';
import type {Platform} from '../site/sections.ts';
import {TEST_NEWS, TEST_PAGES} from '../site/testPages.ts';

const PLUGIN = './src/features/news/news.ts';

const createFeedItems: PluginOptions['feedOptions']['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...parameters
}) => {
  const items = await defaultCreateFeedItems(parameters);
  return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
};

/** Returns the URL of a post's source in the repository's editor, or undefined if no repository is configured. */
function editUrl({REPOSITORY_URL: repository, REPOSITORY_BRANCH: branch}: SiteEnv): Options['editUrl'] {
  if (!repository) return undefined;
  return ({locale, blogPath}) =>
    `${repository.replace(/\/$/, '')}/edit/${branch}/${locale === 'en' ? POSTS_FOLDER : RUSSIAN_POSTS_FOLDER}/${blogPath}`;
}

/** Returns the news blog and a second blog, which shows hidden posts to the browser tests and is never deployed. */
export function newsInstances(latest: Record<Platform, LatestRelease>, env: SiteEnv): PluginConfig[] {
  const texts = FEED_TEXTS[currentLocale()];
  const shared = {
    authorsMapPath: 'authors.yml',
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    beforeDefaultRemarkPlugins: pageRemarkPlugins(latest),
    // Posts are short, so a reading time of a minute or two is not useful.
    showReadingTime: false,
    blogSidebarCount: 'ALL',
  } satisfies Options;
  const news = {
    ...shared,
    path: POSTS_FOLDER,
    routeBasePath: NEWS,
    // The Russian title and description are in `options.json`, next to the posts.
    blogTitle: 'News',
    blogDescription:
      'Appodeal SDK releases and their requirements, changes to app store rules, and deadlines for developers.',
    blogSidebarTitle: 'All posts',
    postsPerPage: 10,
    editUrl: editUrl(env),
    editLocalizedFiles: true,
    feedOptions: {type: 'all', ...texts, createFeedItems},
  } satisfies Options;
  const test = {
    ...shared,
    id: TEST_NEWS,
    path: 'tests/news',
    routeBasePath: `${TEST_PAGES}/news`,
    blogTitle: 'Test posts',
    blogDescription: 'Posts of every state, for the browser tests only.',
    blogSidebarTitle: 'All posts',
    feedOptions: {type: 'all', title: 'Test posts'},
  } satisfies Options;
  return [
    [PLUGIN, news],
    [PLUGIN, test],
  ];
}
