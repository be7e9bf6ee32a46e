import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';

/** Relative luminance of `#rrggbb`, WCAG 2. */
function luminance(hex: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) throw new Error(`Not a six-digit color: ${hex}`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, WCAG 2: 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8').replace(/^ +/gm, '');

/** Custom properties of the rule that starts with `selector {`. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--site-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensOf(':root');
const MODES: [string, Record<string, string>][] = [
  ['light', light],
  ['dark', {...light, ...tokensOf("[data-theme='dark']")}],
];
const CODE_COLORS = ['text', 'quiet', 'keyword', 'string', 'number', 'name', 'type', 'deleted'];

describe('contrast', () => {
  it('is computed as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(() => contrast('#fff', '#000000')).toThrow('#fff');
  });
});

describe.each(MODES)('tokens of the %s mode', (mode, tokens) => {
  const of = (name: string): string => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`No token --site-${name}`);
    return value;
  };
  const surfaces = ['paper', 'raised', 'sunken'];

  it.each(
    surfaces.flatMap(
      (surface) =>
        [
          ['ink', surface],
          ['ink-soft', surface],
        ] as const,
    ),
  )('%s on %s reaches AAA', (text, surface) => {
    expect(contrast(of(text), of(surface))).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['mark-ink', 'mark'],
    ['announcement-text', 'announcement-background'],
    ['ink', 'mark-soft'],
  ])('%s on %s reaches AAA', (text, surface) => {
    expect(contrast(of(text), of(surface))).toBeGreaterThanOrEqual(7);
  });

  it.each(
    ['note', 'tip', 'info', 'warning', 'danger'].flatMap(
      (text) =>
        [
          [text, 'paper'],
          [text, 'raised'],
        ] as const,
    ),
  )('%s on %s reaches AA', (text, surface) => {
    expect(contrast(of(text), of(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['accent', 'paper'],
    ['rule-strong', 'paper'],
    ['focus', 'paper'],
    ['focus', 'sunken'],
  ])('%s on %s is visible as a line', (line, surface) => {
    expect(contrast(of(line), of(surface))).toBeGreaterThanOrEqual(3);
  });

  it.each(['android', 'ios', 'unity'])('ink lines are visible on the %s tint', (platform) => {
    expect(contrast(of('ink'), of(platform))).toBeGreaterThanOrEqual(3);
  });

  if (mode === 'dark') {
    it('text in the color of the marker reaches AAA on its background', () => {
      expect(contrast(of('mark'), of('mark-soft'))).toBeGreaterThanOrEqual(7);
      expect(contrast(of('mark'), of('paper'))).toBeGreaterThanOrEqual(7);
    });
  }

  it.each(CODE_COLORS)('code color %s reaches AA', (name) => {
    const color = of(`code-${name}`);
    expect(contrast(color, of('code-background'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, of('code-marked'))).toBeGreaterThanOrEqual(4.5);
  });
});
