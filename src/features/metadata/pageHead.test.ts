import {describe, expect, it} from 'vitest';
import {readHead} from './pageHead.ts';

describe('head of a page', () => {
  const html = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

  it('is read without the site name', () => {
    expect(
      readHead(
        html(
          '<title data-rh=true>A &amp; B | Help</title><meta name=description content="Shows &quot;it&quot;."/><link rel=canonical href=https://help.example.com/a />',
        ),
        'Help',
      ),
    ).toEqual({
      title: 'A & B',
      description: 'Shows "it".',
      canonical: 'https://help.example.com/a',
      isNoIndex: false,
    });
  });

  it('recognizes pages that search engines must not list and files that are not pages', () => {
    const canonical = '<link rel="canonical" href="https://help.example.com/a">';
    expect(
      readHead(html(`${canonical}<meta name="robots" content="noindex, follow">`), 'Help')?.isNoIndex,
    ).toBe(true);
    expect(readHead(html('<title>x</title>'), 'Help')).toBeUndefined();
  });
});
