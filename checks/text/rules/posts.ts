import {existsSync} from 'node:fs';
import path from 'node:path';
import {withoutFrontMatter} from '../../../src/site/pageFiles.ts';
import {isPost, NEWS, POSTS_FOLDER, readPostName, RUSSIAN_POSTS_FOLDER} from '../../../src/site/postFile.ts';
import type {Release} from '../../../src/features/releases/releaseSchema.ts';
import {PLATFORMS} from '../../../src/site/sections.ts';
import {readJson} from '../lib/nodes.ts';
import {readKeyedFile, type KeyedEntry} from '../lib/postData.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'posts';

/** The pattern that the blog plugin uses. */
const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}/g;

/** Required fields in each file of keys. */
const FIELDS = {'tags.yml': ['label', 'permalink', 'description'], 'authors.yml': ['name']};

type Report = (line: number, message: string, fix: string) => Fault;

const reporter =
  (file: string): Report =>
  (line, message, fix) => ({file, line, check: name, message, fix});

function faultsOfName(page: Page, report: Report): Fault[] {
  if (!isPost(page.file)) {
    return page.partial
      ? []
      : [report(1, 'the post is in its own folder', `Put it into ${POSTS_FOLDER} itself.`)];
  }
  return readPostName(page.file) === undefined
    ? [
        report(
          1,
          `the name ${page.path} is not a day and words`,
          'Name it yyyy-mm-dd-words-of-the-url.mdx, in lower-case ASCII, with the day of the event.',
        ),
      ]
    : [];
}

function faultsOfExcerpt(page: Page, report: Report): Fault[] {
  const marks = [...page.raw.matchAll(TRUNCATE)];
  const [first] = marks;
  if (first === undefined || marks.length > 1) {
    return [
      report(
        1,
        `the post has ${marks.length} marks of where its excerpt ends`,
        'Write {/* truncate */} once, on a separate line, after the first paragraph.',
      ),
    ];
  }
  const excerpt = withoutFrontMatter(page.raw.slice(0, first.index));
  return excerpt.trim() === '' || /^#{2,}\s|^```|^:::/m.test(excerpt)
    ? [
        report(
          page.raw.slice(0, first.index).split('\n').length,
          'the excerpt is empty, or more than paragraphs',
          'Say in one or two paragraphs what happened and who must act; lists show nothing else.',
        ),
      ]
    : [];
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function faultsOfKeys(page: Page, key: 'tags' | 'authors', known: KeyedEntry[], report: Report): Fault[] {
  return listOf(page.frontMatter[key])
    .filter((used) => known.every((entry) => entry.key !== used))
    .map((used) =>
      report(
        page.frontMatterLines[key] ?? 1,
        `${key}: ${used} is not in ${POSTS_FOLDER}/${key}.yml`,
        `Use one of ${known.map((entry) => entry.key).join(', ') || '(none so far)'}, or add it there and to its Russian twin.`,
      ),
    );
}

/** Returns the release dates on all platforms, keyed by version. */
function releaseDays(root: string): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>();
  for (const platform of PLATFORMS) {
    const file = path.join(root, `changelogs/${platform}.json`);
    if (!existsSync(file)) continue;
    for (const {name: version, date} of readJson(file) as Release[]) {
      days.set(version, (days.get(version) ?? new Set()).add(date ?? ''));
    }
  }
  return days;
}

function faultsOfRelease(
  page: Page,
  days: Map<string, Set<string>>,
  taken: Map<string, string>,
  report: Report,
): Fault[] {
  const {release} = page.frontMatter;
  if (typeof release !== 'string') return [];
  const line = page.frontMatterLines.release ?? 1;
  const known = days.get(release);
  if (known === undefined) {
    return [
      report(line, `release: no changelog has ${release}`, 'Write a version as the changelogs have it.'),
    ];
  }
  const day = readPostName(page.file)?.day ?? '';
  const other = taken.get(`${page.locale} ${release}`);
  taken.set(`${page.locale} ${release}`, page.file);
  return [
    ...(known.has(day)
      ? []
      : [
          report(
            line,
            `release: ${release} was released on ${[...known].join(' and ')}, but the post is dated ${day}`,
            'Give the file the day of the release.',
          ),
        ]),
    ...(other === undefined
      ? []
      : [
          report(
            line,
            `release: ${release} is announced by ${other}`,
            'Set `release` in only one post, because the announcement bar leads there.',
          ),
        ]),
  ];
}

/** Checks that both languages have the same keys, with all fields, and that each key is used. */
function faultsOfData(root: string, data: keyof typeof FIELDS, used: ReadonlySet<string>): Fault[] {
  const english = readKeyedFile(root, `${POSTS_FOLDER}/${data}`);
  const russian = readKeyedFile(root, `${RUSSIAN_POSTS_FOLDER}/${data}`);
  const both = [
    [`${POSTS_FOLDER}/${data}`, english, russian],
    [`${RUSSIAN_POSTS_FOLDER}/${data}`, russian, english],
  ] as const;
  return both.flatMap(([file, own, other]) => {
    const report = reporter(file);
    if (own.error !== undefined) return [report(1, own.error, 'Write a key, and its fields below it.')];
    return own.entries.flatMap((entry) => {
      const twin = other.entries.find(({key}) => key === entry.key);
      return [
        ...FIELDS[data]
          .filter((field) => (entry.fields[field] ?? '').trim() === '')
          .map((field) => report(entry.line, `${entry.key} has no ${field}`, `Write its ${field}.`)),
        ...(twin === undefined && other.error === undefined
          ? [report(entry.line, `${entry.key} is in one language only`, 'Add it to the file of the other.')]
          : []),
        ...(twin !== undefined && twin.fields.permalink !== entry.fields.permalink
          ? [
              report(
                entry.lines.permalink ?? entry.line,
                `${entry.key} has another permalink than in the other language`,
                'Write the same one, or the language switch leads nowhere.',
              ),
            ]
          : []),
        ...(used.has(entry.key)
          ? []
          : [report(entry.line, `${entry.key} is used by no post`, 'Remove it, or use it.')]),
      ];
    });
  });
}

function run({root, pages}: CheckContext): Fault[] {
  const posts = pages.filter(({section}) => section === NEWS);
  if (posts.length === 0) return [];
  const known = {
    tags: readKeyedFile(root, `${POSTS_FOLDER}/tags.yml`).entries,
    authors: readKeyedFile(root, `${POSTS_FOLDER}/authors.yml`).entries,
  };
  const days = releaseDays(root);
  const taken = new Map<string, string>();
  const used = (key: 'tags' | 'authors'): Set<string> =>
    new Set(posts.flatMap(({frontMatter}) => listOf(frontMatter[key])));
  return [
    ...posts.flatMap((page) => {
      const report = reporter(page.file);
      if (page.partial) return faultsOfName(page, report);
      return [
        ...faultsOfName(page, report),
        ...faultsOfExcerpt(page, report),
        ...faultsOfKeys(page, 'tags', known.tags, report),
        ...faultsOfKeys(page, 'authors', known.authors, report),
        ...faultsOfRelease(page, days, taken, report),
      ];
    }),
    ...faultsOfData(root, 'tags.yml', used('tags')),
    ...faultsOfData(root, 'authors.yml', used('authors')),
  ];
}

export const check: TextCheck = {
  name,
  about:
    'Post names consist of a date and a URL; posts mark the end of their excerpt, use tags and authors that exist in both languages, and have the date of the release that they announce.',
  run,
};
