import type {Platform} from '../../site/sections.ts';

/** A machine-readable file that the build writes: a release feed or the release data. */
export interface ReleaseFile {
  kind: 'rss' | 'atom' | 'feed' | 'data';
  /** Path relative to the site's URL in the file's language. */
  path: string;
  type: string;
  label: string;
}

/** Returns the feed and data files of a platform. Their URLs must not change because programs depend on them. */
export function releaseFiles(platform: Platform): ReleaseFile[] {
  return [
    {kind: 'rss', path: `releases/${platform}/rss.xml`, type: 'application/rss+xml', label: 'RSS'},
    {kind: 'atom', path: `releases/${platform}/atom.xml`, type: 'application/atom+xml', label: 'Atom'},
    {kind: 'feed', path: `releases/${platform}/feed.json`, type: 'application/feed+json', label: 'JSON Feed'},
    {kind: 'data', path: `releases/${platform}.json`, type: 'application/json', label: 'JSON'},
  ];
}
