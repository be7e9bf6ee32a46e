import type {Platform} from '../../site/sections.ts';

/** A machine-readable file that the build writes: a feed of releases, or the data. */
export interface ReleaseFile {
  kind: 'rss' | 'atom' | 'feed' | 'data';
  /** Path relative to the URL of the site in its language. */
  path: string;
  type: string;
  label: string;
}

/** Returns the feeds and data of a platform. Their URLs are stable, because programs depend on them. */
export function releaseFiles(platform: Platform): ReleaseFile[] {
  return [
    {kind: 'rss', path: `releases/${platform}/rss.xml`, type: 'application/rss+xml', label: 'RSS'},
    {kind: 'atom', path: `releases/${platform}/atom.xml`, type: 'application/atom+xml', label: 'Atom'},
    {kind: 'feed', path: `releases/${platform}/feed.json`, type: 'application/feed+json', label: 'JSON Feed'},
    {kind: 'data', path: `releases/${platform}.json`, type: 'application/json', label: 'JSON'},
  ];
}
