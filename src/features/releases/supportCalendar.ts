import {createEvents, type EventAttributes} from 'ics';

import type {VersionLine} from './versionLines.ts';

/** Localized strings of a calendar. */
export interface CalendarTexts {
  /** Name of the calendar. */
  name: string;
  /** Returns the title of an event. `lines` is one line, or the oldest and newest of several. */
  title: (lines: string) => string;
  /** Returns the recommended action. `newest` is the newest stable release. */
  description: (lines: string, newest: string) => string;
}

/** Returns `3.2` for one line, or `1.8–3.2` for several lines, which are passed newest first. */
const spanOf = (lines: readonly string[]): string =>
  lines.length === 1 ? (lines[0] ?? '') : `${lines.at(-1) ?? ''}–${lines[0] ?? ''}`;

/** Maximum length of a line in UTF-8 bytes, without its line break (RFC 5545, section 3.1). */
const LINE = 75;

/**
 * Folds lines by bytes because the package folds them by characters, which makes Russian lines too long. Doesn't split
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
  /** Platform, for example `android`. It is part of the event IDs, which must never change. */
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
 * produces the same bytes, because IDs are derived from the platform and day, and the timestamp is that of the event,
 * not of the build.
 * @throws Error if an event can't be written.
 */
export function supportCalendar(lines: readonly VersionLine[], {platform, url, texts}: Options): string {
  const newest = lines[0]?.newest ?? '';
  const days = new Map<string, string[]>();
  for (const {line, ends} of lines) {
    if (ends !== null) days.set(ends, [...(days.get(ends) ?? []), line]);
  }
  const host = new URL(url).hostname;
  const events = [...days]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
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
