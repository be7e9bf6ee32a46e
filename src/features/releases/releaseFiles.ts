import type {Platform} from '../../site/sections.ts';

/** A file that the build writes for programs: a feed of releases, or the data. */
export interface ReleaseFile {
  kind: 'rss' | 'atom' | 'feed' | 'data';
  /** Path below the address of the site in its language. */
  path: string;
  type: string;
  label: string;
}

/** Feeds and data of a platform. The addresses are stable: programs know them. */
export function releaseFiles(platform: Platform): ReleaseFile[] {
  return [
    {kind: 'rss', path: `releases/${platform}/rss.xml`, type: 'application/rss+xml', label: 'RSS'},
    {kind: 'atom', path: `releases/${platform}/atom.xml`, type: 'application/atom+xml', label: 'Atom'},
    {kind: 'feed', path: `releases/${platform}/feed.json`, type: 'application/feed+json', label: 'JSON Feed'},
    {kind: 'data', path: `releases/${platform}.json`, type: 'application/json', label: 'JSON'},
  ];
}
