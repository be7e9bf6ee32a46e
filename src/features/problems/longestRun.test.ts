import {describe, expect, it} from 'vitest';
import {indexWords, longestRun} from './longestRun.ts';

const run = (message: string, text: string) =>
  longestRun(message.split(' '), indexWords(text.split(' ')), (word) => word.length);

describe('longestRun', () => {
  it('returns the weight of the heaviest sequence without gaps', () => {
    expect(run('the red widget is asleep', 'here the red box and widget is asleep too')).toBe(
      'widgetisasleep'.length,
    );
    expect(run('a b', 'b a')).toBe(1);
    expect(run('a a b', 'a a a b')).toBe(3);
  });

  it('returns 0 if no words are shared or the text is empty', () => {
    expect(run('red widget', 'blue box')).toBe(0);
    expect(longestRun(['red'], indexWords([]), () => 1)).toBe(0);
  });

  it('accepts a truncated word only at the beginning or end of the text, and only if half of it is there', () => {
    expect(run('red widget asleep', 'the red widget asl')).toBe('redwidget'.length);
    expect(run('red widget asleep', 'the red widget asle')).toBe('redwidgetasleep'.length);
    expect(run('red widget asleep', 'dget asleep')).toBe('widgetasleep'.length);
    expect(run('red widget asleep', 'the widg again')).toBe(0);
    expect(run('red frobnicators', 'red frob')).toBe('red'.length);
  });
});
