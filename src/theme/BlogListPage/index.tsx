import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/*
 * Ejected from theme-classic 3.10.2, whose list has no heading. Added: a heading, a description, and links to all posts, tags, and feeds. The titles of later pages in the list contain the page number.
 */

/** Renders the links to all posts, tags, and feeds. @param newsPath path of the first page in the list. */
function Ways({newsPath}: {newsPath: string}): ReactNode {
  return (
    <ul className={styles.ways}>
      <li>
        <Link to={`${newsPath}/archive`} autoAddBaseUrl={false}>
          <Translate id="site.news.archive">All posts by year</Translate>
        </Link>
      </li>
      <li>
        <Link to={`${newsPath}/tags`} autoAddBaseUrl={false}>
          <Translate id="site.news.tags">Tags</Translate>
        </Link>
      </li>
      <li>
        <a href={`${newsPath}/rss.xml`}>RSS</a>
      </li>
      <li>
        <a href={`${newsPath}/atom.xml`}>Atom</a>
      </li>
      <li>
        <a href={`${newsPath}/feed.json`}>JSON</a>
      </li>
    </ul>
  );
}

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, permalink} = metadata;
  const title =
    page === 1
      ? blogTitle
      : translate(
          {id: 'site.news.page', message: '{title}, page {page}'},
          {title: blogTitle, page: String(page)},
        );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p>{blogDescription}</p>
          <Ways newsPath={permalink.replace(/\/page\/\d+$/, '')} />
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
