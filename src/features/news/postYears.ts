export interface PostYear<T> {
  year: string;
  items: T[];
}

/**
 * Posts by year, the newest year and in it the newest post first; posts of one day keep their order.
 * @param dateOf ISO date of a post.
 */
export function postYears<T>(posts: readonly T[], dateOf: (post: T) => string): PostYear<T>[] {
  const years = new Map<string, T[]>();
  const dayOf = (post: T): string => dateOf(post).slice(0, 10);
  for (const post of posts.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))) {
    const year = dateOf(post).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, items]) => ({year, items}));
}
