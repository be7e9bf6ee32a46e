import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadUpgradeSteps} from './loadUpgradeSteps.ts';

describe('upgrade steps', () => {
  it('come from the guide in the given language, with tokens replaced, or from the English guide if that one is missing', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'guides-'));
    const russian = 'i18n/ru/docusaurus-plugin-content-docs-ios/current';
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    };
    const number = {version: '3.3.1', artifact: '3.3.1.0', date: ''};
    const latest = {android: number, ios: number, unity: number};
    const itemsIn = (locale: 'en' | 'ru') =>
      loadUpgradeSteps(root, 'ios', locale, latest).flatMap(({items}) => items);
    try {
      write('docs/ios/upgrade-guide.mdx', '## T {#from-3-2-to-3-3}\n\nTake %ios.version%.\n');
      expect([itemsIn('en'), itemsIn('ru')]).toEqual([['Take 3.3.1.'], ['Take 3.3.1.']]);
      write(`${russian}/upgrade-guide.mdx`, '## Т {#from-3-2-to-3-3}\n\nВозьмите %ios.version%.\n');
      expect(itemsIn('ru')).toEqual(['Возьмите 3.3.1.']);
      write('docs/ios/upgrade-guide.mdx', '## T {#t}\n');
      expect(() => itemsIn('en')).toThrow('docs/ios/upgrade-guide.mdx: no heading such as');
    } finally {
      rmSync(root, {recursive: true});
    }
  });
});
