import {createEvents, type EventAttributes} from 'ics';

import type {VersionLine} from './versionLines.ts';

/** Localized texts of a calendar. */
export interface CalendarTexts {
  /** Name of the calendar. */
  name: string;
  /** Title of an event; `lines` is one line, or the oldest and newest of several. */
  title: (lines: string) => string;
  /** Recommended action; `newest` is the newest stable release. */
  description: (lines: string, newest: string) => string;
}

/** Returns `3.2`, or `1.8–3.2` for several lines, given newest first. */
const spanOf = (lines: readonly string[]): string =>
  lines.length === 1 ? (lines[0] ?? '') : `${lines.at(-1) ?? ''}–${lines[0] ?? ''}`;

/** Maximum length of a line, in bytes of UTF-8 without its line break (RFC 5545, 3.1). */
const LINE = 75;

/**
 * Folds lines by bytes, because the package folds by characters, which is too long in Russian. Doesn't split
 * characters.
 */
function foldByBytes(text: string): string {
  const unfolded = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return unfolded
    .map((line) => {
      let folded = '';
      let length = 0;
      for (const character of line) {
        const size = Buffer.byteLength(character);
        if (length + size > LINE) {
          folded += '\r\n ';
          length = 1;
        }
        folded += character;
        length += size;
      }
      return folded;
    })
    .join('\r\n');
}

interface Options {
  /** For example `android`. Part of the event IDs, which must never change. */
  platform: string;
  /** URL of the page with the timetable. */
  url: string;
  texts: CalendarTexts;
}

type Day = [number, number, number];

const dayOf = (date: string): Day => date.split('-').map(Number) as Day;

const dayAfter = (date: string): Day => {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return dayOf(next.toISOString().slice(0, 10));
};

/**
 * Returns an iCalendar file with one all-day event for each day on which support of version lines ends. The same data
 * produces the same bytes: IDs are derived from the platform and day, and the time stamp is that of the event, not of
 * the build.
 * @throws Error when an event can't be written.
 */
export function supportCalendar(lines: readonly VersionLine[], {platform, url, texts}: Options): string {
  const newest = lines[0]?.newest ?? '';
  const days = new Map<string, string[]>();
  for (const {line, ends} of lines) {
    if (ends !== null) days.set(ends, [...(days.get(ends) ?? []), line]);
  }
  const host = new URL(url).hostname;
  const events = [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, ended]): EventAttributes & {timestamp: number} => ({
      uid: `support-end-${platform}-${day}@${host}`,
      timestamp: Date.parse(`${day}T00:00:00Z`),
      start: dayOf(day),
      end: dayAfter(day),
      title: texts.title(spanOf(ended)),
      description: texts.description(ended.join(', '), newest),
      url,
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
    }));
  const {error, value} = createEvents(events, {
    productId: '-//Appodeal//SDK support//EN',
    calName: texts.name,
    method: 'PUBLISH',
  });
  if (error || value === null || value === undefined) {
    throw new Error(`Calendar of ${platform}: ${error?.message ?? 'nothing was written'}`);
  }
  return foldByBytes(value);
}
