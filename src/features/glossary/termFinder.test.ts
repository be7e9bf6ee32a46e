import {describe, expect, it} from 'vitest';
import {termFinder} from './termFinder.ts';
import {TERMS as terms} from './testData.ts';

describe('termFinder', () => {
  const found = (text: string, locale: 'en' | 'ru') =>
    termFinder(terms, locale)(text).map(({term, start, end}) => [term.id, text.slice(start, end)]);

  it('finds terms, their plurals, and their capitalized forms, but only whole words', () => {
    expect(found('Waterfalls and a waterfall, placements; eCPM, Adapter', 'en')).toEqual([
      ['waterfall', 'Waterfalls'],
      ['waterfall', 'waterfall'],
      ['placement', 'placements'],
      ['ecpm', 'eCPM'],
      ['adapter', 'Adapter'],
    ]);
    expect(found('ecpm WATERFALL segmentation adapter_id remediation', 'en')).toEqual([]);
  });

  it('prefers the longest term', () => {
    expect(found('a mediation group, a mediation engine, mediation', 'en').map(([id]) => id)).toEqual([
      'mediation-group',
      'mediation-engine',
      'mediation',
    ]);
    expect(found('tROAS and ROAS', 'en').map(([id]) => id)).toEqual(['troas', 'roas']);
  });

  it('finds Russian terms in every grammatical case but not words derived from them', () => {
    for (const [text, id, word] of [
      ['о водопаде', 'waterfall', 'водопаде'],
      ['Водопадами', 'waterfall', 'Водопадами'],
      ['в рекламных\u00A0юнитах', 'ad-unit', 'рекламных\u00A0юнитах'],
      ['источниками спроса', 'demand-source', 'источниками спроса'],
      ['группы медиации', 'mediation-group', 'группы медиации'],
      ['сервисом атрибуции', 'mmp', 'сервисом атрибуции'],
      ['рост eCPM', 'ecpm', 'eCPM'],
    ] as const) {
      expect(found(text, 'ru'), text).toEqual([[id, word]]);
    }
    expect(found('сегментация, биддинговый, переадаптер', 'ru')).toEqual([]);
  });

  it('finds every tooltip term by its own name', () => {
    const flagged = terms.filter(({tooltip}) => tooltip);
    expect(flagged).not.toEqual([]);
    for (const term of flagged) {
      expect(found(term.en, 'en'), term.id).toEqual([[term.id, term.en]]);
      expect(found(term.ru, 'ru'), term.id).toEqual([[term.id, term.ru]]);
    }
  });
});
