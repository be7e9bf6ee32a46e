import {describe, expect, test} from 'vitest';

import {soundsLike} from './soundsLike.ts';
import {stem} from './words.ts';

const LATIN =
  'acme event custom ironwork sdk target webview retention retent init unit unity slot adjust'.split(' ');
const find = soundsLike(LATIN);
const heard = (word: string, unfinished = false) =>
  find(word, stem(word), unfinished).map(({word: latin}) => latin);

describe('a Russian word that sounds like a Latin one', () => {
  test.each([
    ['сдк', 'sdk'],
    ['ивенты', 'event'],
    ['кастомные', 'custom'],
    ['айронворк', 'ironwork'],
    ['таргетинга', 'target'],
    ['вебвью', 'webview'],
    ['аджаст', 'adjust'],
    ['ретеншн', 'retent'],
    ['акме', 'acme'],
  ])('%s is %s', (word, latin) => {
    expect(heard(word)[0]).toBe(latin);
  });

  test('the word as typed is closer than its stem', () => {
    expect(heard('юнити')).toEqual(['unity']);
    expect(heard('инит')).toEqual(['init']);
  });

  test('the beginning of a word is enough while it is being typed', () => {
    expect(heard('айронв')).toEqual([]);
    expect(heard('айронв', true)).toEqual(['ironwork']);
  });

  test('words and verbs with other sounds have none', () => {
    for (const word of ['экран', 'слать', 'настройка', 'он', 'показывается', 'ь', ''])
      expect(heard(word)).toEqual([]);
  });

  test('the most similar word is first', () => {
    const [first, second] = soundsLike(['flat', 'flutter'])('флаттер', 'флаттер', false);
    expect(first?.likeness).toBeGreaterThan(0.9);
    expect(first?.likeness).toBeGreaterThanOrEqual(second?.likeness ?? 0);
  });
});
