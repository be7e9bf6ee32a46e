import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import Day from '../../ui/Day/Day.tsx';
import {NEWS} from '../../site/postFile.ts';
import {postYears} from '../../features/news/postYears.ts';

import styles from './styles.module.css';

/*
 * Replaces the archive of theme-classic 3.10.2, which skips from h1 to h3, repeats its title, and treats two posts from the same day as one.
 */

function Year({year, posts}: {year: string; posts: ArchiveBlogPost[]}): ReactNode {
  return (
    <section className={styles.year}>
      <Heading as="h2" id={`y${year}`}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata: {permalink, title, date}}) => (
          <li key={permalink}>
            <Day date={date} withoutYear />
            <Link to={permalink} autoAddBaseUrl={false}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All posts by year, newest first. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'site.news.archive.title', message: 'News by year'});
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.news.archive.description',
          message:
            'All posts about Appodeal SDK releases and changes that require action from developers, by year.',
        })}
      />
      <Layout>
        <main className={clsx('container', 'margin-vert--lg', styles.archive)}>
          <Heading as="h1">{title}</Heading>
          <p>
            <Link to={`/${NEWS}`}>
              <Translate id="site.news.latest">Latest posts</Translate>
            </Link>
          </p>
          {postYears(archive.blogPosts, ({metadata}) => metadata.date).map(({year, items}) => (
            <Year key={year} year={year} posts={items} />
          ))}
        </main>
      </Layout>
    </>
  );
}
