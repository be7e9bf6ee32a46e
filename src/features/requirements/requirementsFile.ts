import type {Platform} from '../../site/sections.ts';

/** Returns the path of a platform's data, relative to the site's URL in the file's language. Must not change. */
export function requirementsFile(platform: Platform): string {
  return `releases/${platform}/requirements.json`;
}
