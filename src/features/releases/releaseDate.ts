const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns a date as ISO `yyyy-mm-dd`, or null if it isn't a valid date, such as June 31. Doesn't depend on the
 * reader's time zone or language.
 * @param date ISO date, or text such as "June 23, 2015".
 */
export function isoDate(date: string | null | undefined): string | null {
  if (!date) return null;
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const textual = /^([a-z]+)\.? (\d{1,2}), (\d{4})$/i.exec(date);
  const word = textual?.[1]?.toLowerCase() ?? '';
  // Matches "June" and "Jun" but not "Ju".
  const named = MONTHS.findIndex((month) => month === word || (word.length === 3 && month.startsWith(word)));
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : [Number(textual?.[3]), named + 1, Number(textual?.[2])];
  if (!iso && (!textual || named < 0)) return null;
  const time = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  // A nonexistent day rolls over to the next month.
  if (time.getUTCMonth() + 1 !== month || time.getUTCDate() !== day) return null;
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/**
 * Formats a date as dd.mm.yyyy. Returns an empty string for a missing date, and returns text that isn't a date
 * unchanged.
 * @param date ISO date `yyyy-mm-dd`, text such as "June 23, 2015", null, or undefined.
 */
export function formatDate(date: string | null | undefined): string {
  const [year, month, day] = isoDate(date)?.split('-') ?? [];
  return year === undefined ? (date ?? '') : `${day ?? ''}.${month ?? ''}.${year}`;
}
