/** Folders of the English posts and of their Russian twins. */
export const POSTS_FOLDER = 'blog';
export const RUSSIAN_POSTS_FOLDER = 'i18n/ru/docusaurus-plugin-content-blog';

/** Path of the news, without language and slashes. Also its section ID in search. */
export const NEWS = 'news';

const NAME = /^(\d{4}-\d{2}-\d{2})-([a-z\d]+(?:-[a-z\d]+)*)\.mdx$/;

export interface PostName {
  /** Date of the event, in the form yyyy-mm-dd. */
  day: string;
  /** Last part of the URL. */
  slug: string;
}

/**
 * Parses the name of a post: `2025-09-12-sdk-3-10-0.mdx` is dated that day and published at `/news/sdk-3-10-0`.
 * @param file file name, with or without folders.
 * @returns the day and slug, or undefined for other names and for invalid dates.
 */
export function readPostName(file: string): PostName | undefined {
  const [, day = '', slug = ''] = NAME.exec(file.split('/').at(-1) ?? '') ?? [];
  const date = new Date(day);
  // JavaScript interprets February 31 as a day in March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return undefined;
  return {day, slug};
}

const POST = new RegExp(`^(?:${POSTS_FOLDER}|${RUSSIAN_POSTS_FOLDER})/[^_/][^/]*\\.mdx$`);

/**
 * Returns whether a file is a post, in any language.
 * @param file path from the root with forward slashes.
 */
export function isPost(file: string): boolean {
  return POST.test(file);
}

/** Returns a post's path without the language prefix. If the file name is invalid, the path contains it unchanged. */
export function postRoute(file: string): string {
  const name = file.split('/').at(-1) ?? '';
  return `/${NEWS}/${readPostName(name)?.slug ?? name.replace(/\.mdx$/, '')}`;
}
