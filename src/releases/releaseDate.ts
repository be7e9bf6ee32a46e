/**
 * A date as the site shows it: dd.mm.yyyy. A missing date gives an empty string; text that is no date is shown as written.
 * @param date ISO `yyyy-mm-dd`, textual such as "June 23, 2015", null or undefined.
 */
export function formatDate(date: string | null | undefined): string {
  if (!date) return '';
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (iso) return `${iso[3]}.${iso[2]}.${iso[1]}`;
  // Read as UTC, so that the day does not depend on the reader's time zone.
  const time = Date.parse(`${date} UTC`);
  if (Number.isNaN(time)) return date;
  const parsed = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(parsed.getUTCDate())}.${two(parsed.getUTCMonth() + 1)}.${parsed.getUTCFullYear()}`;
}
