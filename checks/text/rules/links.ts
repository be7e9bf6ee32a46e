import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {attribute, flatten, isJsx, lineOf, nearest, textOf} from '../lib/nodes.ts';
import {siteOf, type Site} from '../lib/site.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'links';

/** Labels without meaning in a screen reader's list of links. */
const VAGUE = new Set(
  [
    [
      'here',
      'click here',
      'click',
      'this',
      'this page',
      'this link',
      'this article',
      'this guide',
      'this section',
    ],
    ['link', 'page', 'more', 'read more', 'learn more', 'see more', 'details', 'more details', 'go', 'there'],
    [
      'more information',
      'documentation',
      'docs',
      'the documentation',
      'see here',
      'source',
      'guide',
      'article',
    ],
    [
      'здесь',
      'тут',
      'сюда',
      'нажмите здесь',
      'по ссылке',
      'по этой ссылке',
      'ссылка',
      'эта ссылка',
      'ссылке',
    ],
    [
      'подробнее',
      'подробности',
      'подробно',
      'узнать больше',
      'узнать подробнее',
      'читать далее',
      'далее',
      'ещё',
    ],
    [
      'эта страница',
      'на этой странице',
      'этой странице',
      'страница',
      'эта статья',
      'статья',
      'статье',
      'там',
    ],
    ['этот раздел', 'этом разделе', 'раздел', 'разделе', 'документация', 'документации', 'больше', 'перейти'],
  ].flat(),
);

/** URLs that are identifiers and never opened, although they start with http://. */
const NAMESPACES = ['http://schemas.android.com/', 'http://www.w3.org/', 'http://www.apple.com/DTDs/'];

interface Reference {
  kind: 'link' | 'image';
  target: string;
  label: string;
  line: number;
}

/** Component attributes that contain a URL. */
const ADDRESS_ATTRIBUTES: Record<string, Reference['kind']> = {
  to: 'link',
  href: 'link',
  src: 'image',
  srcDark: 'image',
};

function referencesOf(node: Nodes): Reference[] {
  const line = lineOf(node);
  if (node.type === 'link') return [{kind: 'link', target: node.url, label: textOf(node), line}];
  if (node.type === 'definition') return [{kind: 'link', target: node.url, label: node.label ?? '', line}];
  if (node.type === 'image') return [{kind: 'image', target: node.url, label: node.alt ?? '', line}];
  if (!isJsx(node)) return [];
  return Object.entries(ADDRESS_ATTRIBUTES).flatMap(([key, kind]) => {
    const target = attribute(node, key);
    if (target === undefined) return [];
    const label =
      kind === 'image' ? (attribute(node, 'alt') ?? '') : (attribute(node, 'title') ?? textOf(node));
    return [{kind, target, label, line}];
  });
}

type Problem = [message: string, fix: string];

function problemsOfLabel({kind, label, target}: Reference): Problem[] {
  if (kind === 'image') {
    return label.trim() === ''
      ? [[`the image ${target} has no alternative text`, 'Describe the image in the brackets.']]
      : [];
  }
  const words = label
    .toLowerCase()
    .replace(/[«»„“”"'.,:;!→>]/g, '')
    .trim();
  if (words === '') return [[`the link to ${target} has no text`, 'Write what the reader finds there.']];
  if (!VAGUE.has(words)) return [];
  return [
    [
      `the label “${label.trim()}” does not say where it leads`,
      'Write the title of the target, or what one finds there.',
    ],
  ];
}

function problemsOfInternal(target: string, page: Page, site: Site): Problem[] {
  const problems: Problem[] = [];
  const [address = '', hash] = target.split('#', 2);
  const pathname = address.replace(/\?.*$/, '');
  if (/^\/(ru|en)(\/|$)/.test(pathname)) {
    return [
      [`${target} has a language prefix`, 'Delete it, because the site adds the language of the page.'],
    ];
  }
  if (/\.mdx?$/.test(pathname)) {
    return [[`${target} is a file name`, `Write the path: ${pathname.replace(/(\/index)?\.mdx?$/, '')}.`]];
  }
  let route = pathname === '' ? page.route : pathname;
  if (route.length > 1 && route.endsWith('/') && route !== '/versions/') {
    problems.push([
      `${target} ends with a slash`,
      `Write ${route.replace(/\/+$/, '')}; only /versions/ keeps its slash.`,
    ]);
    route = route.replace(/\/+$/, '');
  }
  if (!site.routes.has(route)) {
    if (route === '/versions') return [[`${target} has no trailing slash`, 'Write /versions/.']];
    const close = nearest(route, site.routes);
    return [
      ...problems,
      [
        `there is no page ${route}`,
        close === undefined ? 'Link to a page that exists.' : `Did you mean ${close}?`,
      ],
    ];
  }
  if (hash === undefined || hash === '') {
    return hash === '' ? [...problems, [`${target} has an empty hash`, 'Delete the #.']] : problems;
  }
  // A partial has no URL, so hashes without a path can be checked only on the pages that import it.
  if (page.partial && pathname === '') return problems;
  const anchors = site.anchorsOf(route, page.locale);
  if (anchors.has(hash)) return problems;
  const close = nearest(hash, anchors);
  const known = anchors.size === 0 ? 'that page has none' : `it has ${[...anchors].slice(0, 12).join(', ')}`;
  return [
    ...problems,
    [
      `${route} has no anchor #${hash}`,
      close === undefined ? `Use the ID of a heading; ${known}.` : `Did you mean #${close}?`,
    ],
  ];
}

function problemsOfImage(target: string, page: Page, root: string): Problem[] {
  const file = target.startsWith('/')
    ? path.join(root, 'static', target)
    : target.startsWith('@site/')
      ? path.join(root, target.slice('@site/'.length))
      : path.join(root, path.dirname(page.file), target);
  if (existsSync(file)) return [];
  return [[`the image ${target} does not exist`, 'Put the file in static/img, or correct its path.']];
}

function problemsOfTarget({kind, target}: Reference, page: Page, site: Site, root: string): Problem[] {
  if (target.startsWith('//')) {
    return [
      [
        `${target} takes its protocol from the page`,
        'Begin with https://, or with one slash for a page of this site.',
      ],
    ];
  }
  if (/^http:\/\//i.test(target)) {
    return [[`${target} is not encrypted`, 'Write https://.']];
  }
  // The build resolves expressions and imported images.
  if (/^(https:|mailto:|tel:|pathname:)/i.test(target)) return [];
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) {
    return [[`${target} has a protocol that browsers don't open`, 'Use https: or mailto:.']];
  }
  if (kind === 'image') return problemsOfImage(target, page, root);
  if (target.startsWith('/') || target.startsWith('#')) {
    // Files in static/ have their own URLs.
    if (target.startsWith('/') && existsSync(path.join(root, 'static', target)) && target !== '/') return [];
    return problemsOfInternal(target, page, site);
  }
  return [[`${target} is relative`, 'Write the path from the root: /android/ad-types/banner.']];
}

/** Finds http:// in prose and code, where it isn't a link but might be copied as one. */
function plainHttp(node: Nodes, page: Page): Fault[] {
  if (node.type !== 'code' && node.type !== 'inlineCode') return [];
  const start = lineOf(node) + (node.type === 'code' ? 1 : 0);
  return node.value.split('\n').flatMap((text, index) =>
    [...text.matchAll(/http:\/\/[^\s"'<>)`]+/g)]
      .map(([address]) => address)
      .filter((address) => !NAMESPACES.some((prefix) => address.startsWith(prefix)))
      // URLs on the reader's own machine have no certificate.
      .filter((address) => !/^http:\/\/(localhost|127\.0\.0\.1|10\.0\.2\.2)\b/.test(address))
      .map((address) => ({
        file: page.file,
        line: start + index,
        check: name,
        message: `${address} is not encrypted`,
        fix: 'Write https://.',
      })),
  );
}

function run(context: CheckContext): Fault[] {
  const site = siteOf(context);
  return context.pages.flatMap((page) =>
    flatten(page.tree).flatMap((node): Fault[] => {
      const ofReferences = referencesOf(node).flatMap((reference) =>
        // An attribute in braces is JavaScript, for example an imported image.
        isJsx(node) && isExpression(node, reference.target)
          ? []
          : [...problemsOfTarget(reference, page, site, context.root), ...problemsOfLabel(reference)].map(
              ([message, fix]): Fault => ({file: page.file, line: reference.line, check: name, message, fix}),
            ),
      );
      return [...ofReferences, ...plainHttp(node, page)];
    }),
  );
}

function isExpression(node: Nodes, target: string): boolean {
  return (
    isJsx(node) &&
    node.attributes.some(
      (each) =>
        each.type === 'mdxJsxAttribute' &&
        each.value !== null &&
        typeof each.value === 'object' &&
        each.value.value === target,
    )
  );
}

export const check: TextCheck = {
  name,
  about: 'Links and images point to something that exists, follow one rule, and say where they lead.',
  run,
};
