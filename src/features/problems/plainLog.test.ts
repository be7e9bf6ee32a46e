import {describe, expect, it} from 'vitest';
import {plainLog} from './plainLog.ts';

describe('plainLog', () => {
  it.each([
    ['Logcat in a terminal', '01-31 10:20:30.456  1234  5678 E WidgetRuntime: '],
    ['Logcat with the year', '2025-01-31 10:20:30.456  1234  5678 W Widget  : '],
    ['Logcat in the time format', '01-31 10:20:30.456 E/Widget( 1234): '],
    ['Logcat in the brief format', 'W/Widget  ( 4711): '],
    ['Logcat in Android Studio', '2025-01-31 10:20:30.456  1234-5678  Widget    com.example.app    E  '],
    ['Xcode', '2025-01-31 10:20:30.456789+0000 Widget Game[1234:5678] '],
    ['a build server', '2025-01-31T10:20:30.4567891Z '],
    ['a clock', '[10:20:30] '],
  ])('removes the line prefixes of %s', (_, prefix) => {
    expect(plainLog(`${prefix}The widget\n${prefix}is asleep`)).toBe('The widget\nis asleep');
  });

  it('preserves text that only resembles a prefix', () => {
    for (const text of [
      'Widget: asleep',
      'E/Widget is asleep',
      'at 10:20:30 the widget slept',
      'Widget: sleep(1441) deny(1)',
    ]) {
      expect(plainLog(text)).toBe(text);
    }
  });

  it('removes colors and invisible characters', () => {
    expect(plainLog('\u001B[1;31mThe wid\u00ADget\u001B[0m is\u200B asleep')).toBe('The widget is asleep');
  });

  it('replaces escaped punctuation of HTML and JSON, but preserves paths', () => {
    expect(plainLog('the &quot;widget&#39;s&amp;quot; &lt;nap&gt;')).toBe('the  widget s   nap ');
    expect(plainLog(String.raw`\n\tThe \"widget\"\nis asleep`)).toBe('  The  widget  is asleep');
    expect(plainLog(String.raw`error:\nThe widget`)).toBe('error: The widget');
    expect(plainLog(String.raw`see C:\\tools\\new`)).toBe(String.raw`see C:\\tools\\new`);
    expect(plainLog(String.raw`see C:\tools\new\widget`)).toBe(String.raw`see C:\tools\new\widget`);
  });

  it.each([
    ['dates', '2025-01-31 '],
    ['prefixes', '01-31 10:20:30.456  1234  5678 E Widget: '],
    ['lines', 'E/a\n'],
    ['drives', 'c:\\'],
    ['path segments', '\\n'],
    ['ampersands', '&amp;'],
    ['escapes', '\u001B[1;'],
    ['spaces', ' '],
  ])('processes a million characters of %s in linear time', (_, part) => {
    expect(plainLog(part.repeat(1_000_000 / part.length))).toBeTypeOf('string');
  });
});
