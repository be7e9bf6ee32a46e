import {describe, expect, it} from 'vitest';

import {issueAddress} from './issueAddress.ts';

const REPORT = {
  repository: 'https://github.com/example/docs',
  title: 'Problem on the page "Banner"',
  facts: ['Page: https://docs.example.com/android/banner', 'SDK version: 9.8.7'],
  quote: '',
};

describe('issueAddress', () => {
  it('names the page and the version', () => {
    const {origin, pathname, searchParams} = new URL(issueAddress(REPORT));
    expect(origin + pathname).toBe('https://github.com/example/docs/issues/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      title: 'Problem on the page "Banner"',
      body: 'Page: https://docs.example.com/android/banner\nSDK version: 9.8.7\n\n',
    });
  });

  it('quotes the selected text, shortened', () => {
    const body = (quote: string) => new URL(issueAddress({...REPORT, quote})).searchParams.get('body');
    expect(body(' one & two\nthree ')).toContain('\n\n> one & two\n> three\n\n');
    expect(body('ж'.repeat(5000))).toContain(`> ${'ж'.repeat(500)}…\n`);
    expect(issueAddress({...REPORT, quote: 'ж'.repeat(5000)}).length).toBeLessThan(8000);
    expect(body('half \uD83D of a character')).toContain('half \uFFFD of');
  });

  it('uses the form of GitLab', () => {
    const {pathname, searchParams} = new URL(
      issueAddress({...REPORT, repository: 'https://gitlab.example.com/a/docs'}),
    );
    expect(pathname).toBe('/a/docs/-/issues/new');
    expect([...searchParams.keys()]).toEqual(['issue[title]', 'issue[description]']);
  });
});
