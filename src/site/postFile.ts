/** Folder of the English posts, and that of their Russian twins. */
export const POSTS_FOLDER = 'blog';
export const RUSSIAN_POSTS_FOLDER = 'i18n/ru/docusaurus-plugin-content-blog';

/** Address of the news without language and slashes; also the section that search knows them by. */
export const NEWS = 'news';

const NAME = /^(\d{4}-\d{2}-\d{2})-([a-z\d]+(?:-[a-z\d]+)*)\.mdx$/;

export interface PostName {
  /** Day of the event, yyyy-mm-dd. */
  day: string;
  /** Last part of the address. */
  slug: string;
}

/**
 * What the name of a post says: `2025-09-12-sdk-3-10-0.mdx` is of that day and at `/news/sdk-3-10-0`.
 * @param file name, with or without folders.
 * @returns undefined for other names, and for days that do not exist.
 */
export function readPostName(file: string): PostName | undefined {
  const [, day = '', slug = ''] = NAME.exec(file.split('/').at(-1) ?? '') ?? [];
  const date = new Date(day);
  // JavaScript takes 31 February for a day in March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return undefined;
  return {day, slug};
}

const POST = new RegExp(`^(?:${POSTS_FOLDER}|${RUSSIAN_POSTS_FOLDER})/[^_/][^/]*\\.mdx$`);

/** Whether a file is a post, in any language: a path from the root with forward slashes. */
export function isPost(file: string): boolean {
  return POST.test(file);
}

/** Address of a post without language prefix; that of a file with a wrong name is its name. */
export function postRoute(file: string): string {
  const name = file.split('/').at(-1) ?? '';
  return `/${NEWS}/${readPostName(name)?.slug ?? name.replace(/\.mdx$/, '')}`;
}
