import type {Locale} from '../../site/locales.ts';

import type {VersionRange} from './conflictsSchema.ts';

interface RangeTexts {
  from: (version: string) => string;
  to: (version: string) => string;
  between: (from: string, to: string) => string;
  before: (version: string) => string;
  after: (version: string) => string;
}

/** Words for ranges of versions and, where they differ, of levels. */
const TEXTS: Record<Locale, {versions: RangeTexts; levels: RangeTexts}> = {
  en: {
    versions: {
      from: (version) => `${version} and later`,
      to: (version) => `${version} and earlier`,
      between: (from, to) => `${from} to ${to}`,
      before: (version) => `earlier than ${version}`,
      after: (version) => `later than ${version}`,
    },
    levels: {
      from: (level) => `${level} or higher`,
      to: (level) => `${level} or lower`,
      between: (from, to) => `${from} to ${to}`,
      before: (level) => `lower than ${level}`,
      after: (level) => `higher than ${level}`,
    },
  },
  ru: {
    versions: {
      from: (version) => `${version} и новее`,
      to: (version) => `${version} и ниже`,
      between: (from, to) => `от ${from} до ${to}`,
      before: (version) => `ниже ${version}`,
      after: (version) => `новее ${version}`,
    },
    levels: {
      from: (level) => `${level} и выше`,
      to: (level) => `${level} и ниже`,
      between: (from, to) => `от ${from} до ${to}`,
      before: (level) => `ниже ${level}`,
      after: (level) => `выше ${level}`,
    },
  },
};

function rangeText(range: VersionRange, texts: RangeTexts): string {
  if ('only' in range) return range.only;
  if ('before' in range) return texts.before(range.before);
  if ('after' in range) return texts.after(range.after);
  if ('from' in range && 'to' in range) return texts.between(range.from, range.to);
  return 'from' in range ? texts.from(range.from) : texts.to(range.to);
}

/** Returns ranges of versions, or of levels, in words. */
export function rangesText(ranges: readonly VersionRange[], isLevel: boolean, locale: Locale): string {
  const texts = TEXTS[locale];
  return ranges.map((range) => rangeText(range, isLevel ? texts.levels : texts.versions)).join(', ');
}
