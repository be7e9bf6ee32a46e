import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';

import {keepDash, russianDash} from './russianDash.ts';

const EN = '/site/docs/android/page.mdx';
const RU = '/site/i18n/ru/docusaurus-plugin-content-docs-android/current/page.mdx';

const compiled = async (text: string, path = RU): Promise<string> =>
  String(
    await compile({value: text, path}, {jsx: true, remarkPlugins: [remarkGfm, remarkDirective, russianDash]}),
  );

it('joins a dash to the word before it', () => {
  expect(keepDash('SDK — библиотека, а под — её пакет')).toBe('SDK\u00A0— библиотека, а под\u00A0— её пакет');
  expect(keepDash('Нет —\nзначит нет')).toBe('Нет\u00A0—\nзначит нет');
});

it('leaves other dashes unchanged', () => {
  for (const text of ['5–15', 'SDK\u00A0— да', 'a —b', '— Да', 'Wi-Fi - да'])
    expect(keepDash(text)).toBe(text);
});

it('handles text, including text next to code, and labels on Russian pages', async () => {
  const text = await compiled(
    '`show` — показ, **load** — загрузка\n\n<Card title="Блок — место">Текст — тут</Card>',
  );
  expect(text.match(/\u00A0—/g)).toHaveLength(4);
  expect(text).not.toMatch(/ —/);
});

it('leaves code and English pages unchanged', async () => {
  expect(await compiled('`a — b`\n\n```text\na — b\n```')).not.toMatch(/\u00A0/);
  expect(await compiled('A — b', EN)).not.toMatch(/\u00A0/);
});
