import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {formatDate} from './releaseDate.ts';
import type {LatestRelease} from './loadReleases.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

/**
 * Matches `%android.version%` and similar tokens, whether known or not, so that a misspelled one is reported instead of
 * being shown to readers.
 */
export const TOKEN = /%([a-z]+)\.([a-z]+)%/gi;

const FIELDS: Readonly<Record<string, (release: LatestRelease) => string>> = {
  version: (release) => release.version,
  artifact: (release) => release.artifact,
  date: (release) => formatDate(release.date),
};

/**
 * Replaces version tokens in a string.
 * @throws Error that reports the unknown token and lists the existing ones.
 */
export function replaceTokens(text: string, latest: Record<Platform, LatestRelease>): string {
  return text.replace(TOKEN, (token, platform: string, field: string) => {
    const release = Object.hasOwn(latest, platform) ? latest[platform as Platform] : undefined;
    const read = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    if (!release || !read) {
      throw new Error(
        `Unknown token ${token}. Use %platform.field% with platform ${PLATFORMS.join(', ')} and field ${Object.keys(FIELDS).join(', ')}.`,
      );
    }
    return read(release);
  });
}

interface Attribute {
  value?: unknown;
}

/** Remark plugin: replaces version tokens in text, code, fence titles, link targets, and component attributes. */
export function versionTokens({latest}: {latest: Record<Platform, LatestRelease>}) {
  return (tree: Root, file: {fail(reason: string, place?: unknown): never}): void => {
    visit(tree, (node) => {
      const fields = node as unknown as Record<string, unknown> & {attributes?: unknown};
      try {
        for (const key of ['value', 'url', 'title', 'alt', 'meta']) {
          const value = fields[key];
          // The page's JavaScript (imports and expressions) isn't text.
          if (typeof value === 'string' && !/^mdx(?:js|\w*Expression)/.test(node.type)) {
            fields[key] = replaceTokens(value, latest);
          }
        }
        if (Array.isArray(fields.attributes)) {
          for (const attribute of fields.attributes as Attribute[]) {
            if (typeof attribute.value === 'string') {
              attribute.value = replaceTokens(attribute.value, latest);
            }
          }
        }
      } catch (error) {
        file.fail((error as Error).message, node);
      }
    });
  };
}
