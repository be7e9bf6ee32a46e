import {Feed} from 'feed';

import {escapeHtml} from '../../site/escapeHtml.ts';
import {PLATFORM_NAMES} from '../../site/sections.ts';

import {inlineMarkdown, type Inline} from './inlineMarkdown.ts';
import {RELEASE_LISTS, type ReleaseListName} from './releaseLine.ts';
import type {JsonRelease, ReleaseJson} from './releaseJson.ts';

/** Maximum number of releases in a feed, because feed readers show only the newest ones. */
export const FEED_LENGTH = 50;

/** Strings of a feed in its language. */
export interface FeedLabels {
  title: string;
  description: string;
  lists: Record<ReleaseListName, string>;
  /** Shown for a release without notes. */
  noNotes: string;
}

interface Options {
  labels: FeedLabels;
  /** URL of the site in the language of the feed, with a trailing slash. */
  site: string;
  /** URLs of the feed in each format. */
  links: {rss: string; atom: string; json: string};
}

function html(part: Inline, site: string): string {
  switch (part.kind) {
    case 'text':
      return escapeHtml(part.text);
    case 'code':
      return `<code>${escapeHtml(part.text)}</code>`;
    case 'bold':
      return `<strong>${part.parts.map((inner) => html(inner, site)).join('')}</strong>`;
    case 'link': {
      const target = part.target.startsWith('/') ? site + part.target.slice(1) : part.target;
      return `<a href="${escapeHtml(target)}">${escapeHtml(part.text)}</a>`;
    }
  }
}

function contentOf({notes}: JsonRelease, {labels, site}: Options): string {
  if (notes === null) return `<p>${escapeHtml(labels.noNotes)}</p>`;
  return RELEASE_LISTS.filter((list) => notes[list].length > 0)
    .map((list) => {
      const items = notes[list].map(({text, tag, url}) => {
        const label = tag === null ? '' : `<strong>${tag}</strong> `;
        const line = inlineMarkdown(text)
          .map((part) => html(part, site))
          .join('');
        return `<li>${label}${line} <a href="${escapeHtml(url)}">#</a></li>`;
      });
      return `<h3>${escapeHtml(labels.lists[list])}</h3><ul>${items.join('')}</ul>`;
    })
    .join('');
}

/**
 * Returns a feed of the newest releases by date, without undated ones. The result doesn't depend on the clock, because
 * the feed's update date is the day of its newest release.
 */
export function releaseFeed({releases, url, language, platform}: ReleaseJson, options: Options): Feed {
  const dated = releases
    .flatMap((release) =>
      release.date === null ? [] : [{release, date: new Date(`${release.date}T00:00:00Z`)}],
    )
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, FEED_LENGTH);
  const {labels, links} = options;
  const feed = new Feed({
    id: url,
    link: url,
    title: labels.title,
    description: labels.description,
    language,
    updated: dated[0]?.date,
    generator: false,
    feedLinks: {rss: links.rss, atom: links.atom, json: links.json},
  });
  for (const {release, date} of dated) {
    feed.addItem({
      id: release.url,
      guid: release.url,
      link: release.url,
      title: `${PLATFORM_NAMES[platform]} ${release.version}`,
      date,
      published: date,
      content: contentOf(release, options),
      category: [{name: release.state}],
    });
  }
  return feed;
}
