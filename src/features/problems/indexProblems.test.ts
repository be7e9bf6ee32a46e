import {describe, expect, it} from 'vitest';
import {indexProblems} from './indexProblems.ts';

describe('indexProblems', () => {
  const page = (file: string, frontMatter: string, rest: {title?: string; isHidden?: boolean} = {}) => ({
    file,
    raw: `---\npage_type: troubleshooting\n${frontMatter}---\n\nText.\n`,
    address: `/ru/${file}`,
    title: file,
    description: 'What it says.',
    isHidden: false,
    ...rest,
  });

  it('lists troubleshooting pages by title, with or without messages', () => {
    const problems = indexProblems(
      [
        page('b', 'platforms: [ios, unity]\nphase: build\nerrors: ["Framework: not found"]\n', {
          title: 'Яхта',
        }),
        page('a', 'platforms: [android]\nphase: run\n', {title: 'Ёлка'}),
        page('c', 'platforms: [android]\nphase: run\n', {isHidden: true}),
        {...page('d', ''), raw: '---\npage_type: faq\n---\n'},
        {...page('e', ''), raw: 'No front matter.'},
      ],
      'ru',
    );
    expect(problems).toEqual([
      {
        address: '/ru/a',
        title: 'Ёлка',
        description: 'What it says.',
        platforms: ['android'],
        phase: 'run',
        errors: [],
      },
      {
        address: '/ru/b',
        title: 'Яхта',
        description: 'What it says.',
        platforms: ['ios', 'unity'],
        phase: 'build',
        errors: ['Framework: not found'],
      },
    ]);
  });

  it('includes guides that explain messages, with the name and the platforms of their section', () => {
    const guide = (file: string, errors: string) => ({
      ...page(file, ''),
      raw: `---\npage_type: how-to\n${errors}---\n\nText.\n`,
    });
    const pages = [
      guide('docs/ios/start.mdx', 'errors: ["The gear is jammed"]\n'),
      guide('docs/networks-setup/gearbox.mdx', 'errors: ["No gear today"]\n'),
      guide('docs/android/start.mdx', ''),
    ];
    expect(indexProblems(pages, 'ru')).toEqual([
      {
        address: '/ru/docs/ios/start.mdx',
        title: 'docs/ios/start.mdx',
        description: '',
        platforms: ['ios'],
        section: 'iOS SDK',
        errors: ['The gear is jammed'],
      },
      {
        address: '/ru/docs/networks-setup/gearbox.mdx',
        title: 'docs/networks-setup/gearbox.mdx',
        description: '',
        platforms: ['android', 'ios', 'unity'],
        section: 'Настройка сетей',
        errors: ['No gear today'],
      },
    ]);
    expect(indexProblems(pages, 'en').map(({section}) => section)).toEqual(['iOS SDK', 'Network Setup']);
  });

  it('reports the page and the invalid fields', () => {
    expect(() =>
      indexProblems(
        [page('docs/x.mdx', 'phase: later\n'), page('docs/y.mdx', 'platforms: []\nphase: run\n')],
        'en',
      ),
    ).toThrow(
      /docs\/x\.mdx: front matter: platforms: missing; must be a list of android.*\n.*x\.mdx: front matter: phase "later": must be one of build.*\n.*y\.mdx: front matter: platforms \[\]: must list at least one/,
    );
  });
});
