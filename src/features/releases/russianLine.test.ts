import {describe, expect, it} from 'vitest';
import {russianLine} from './russianLine.ts';

describe('lines', () => {
  it('are translated by the exact line, or else by the first matching pattern', () => {
    const texts = {
      lines: new Map([['Appodeal adapters moved to 1.0', 'Точно']]),
      patterns: [{match: /^(?:Appodeal adapters moved to (?<version>\S+))$/u, ru: 'Адаптеры: {version}'}],
    };
    expect(russianLine(texts, '[iOS] Appodeal adapters moved to 3.6.0.0')).toBe('Адаптеры: 3.6.0.0');
    expect(russianLine(texts, '[iOS] Appodeal adapters moved to 1.0')).toBe('Точно');
    expect(russianLine(texts, 'BidMachine 3.2.0')).toBe('BidMachine 3.2.0');
    expect(russianLine(texts, 'Not known')).toBeNull();
  });
});
