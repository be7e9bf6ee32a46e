import {expect, it} from 'vitest';

import {growFrontMatter} from './growFrontMatter.ts';

it('gives a copy its own title and no slug, whatever the line breaks', () => {
  const page = '---\nslug: /a\ntitle: "Banner"\n---\n\nText.\n';
  const copy = '---\ntitle: "Banner 2"\n---\n\nText.\n';
  expect(growFrontMatter(page, 2)).toBe(copy);
  expect(growFrontMatter(page.replaceAll('\n', '\r\n'), 2)).toBe(copy);
});
