/** Returns a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Returns a quantile of the values, ignoring NaN.
 * @param share 0.5 for the median.
 * @returns the quantile, or NaN if there are no values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Formats a number with the given number of decimals. NaN becomes a dash. */
export const show = (value: number, decimals = 0): string =>
  Number.isNaN(value) ? '–' : value.toFixed(decimals);

export const kilobytes = (bytes: number): string => show(bytes / 1000, 1);
