export interface PostYear<T> {
  year: string;
  items: T[];
}

/**
 * Groups posts by year. Years and posts are sorted from newest to oldest, and posts from the same day stay in their
 * order.
 * @param dateOf returns the ISO date of a post.
 */
export function postYears<T>(posts: readonly T[], dateOf: (post: T) => string): PostYear<T>[] {
  const years = new Map<string, T[]>();
  const dayOf = (post: T): string => dateOf(post).slice(0, 10);
  for (const post of posts.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a), 'en'))) {
    const year = dateOf(post).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, items]) => ({year, items}));
}
