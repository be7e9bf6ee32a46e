import * as z from 'zod';
import {findFaults, tellFault} from '../../../src/site/readData.ts';
import {ownAddress, targetOf, type Build, type BuiltPage} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';

const text = z.string().trim().min(1, {error: 'is empty'});
const address = z.url({protocol: /^https?$/, error: 'is not a valid URL'});
const day = z.iso.date({error: 'is not a valid day'});
const moment = z.iso.datetime({offset: true, error: 'is not a date with time'});
const organization = z.strictObject({'@type': z.literal('Organization'), name: text, url: address});
const partOf = z.strictObject({'@type': z.literal('WebSite'), '@id': address, name: text, url: address});
const page = {
  '@id': address,
  name: text,
  description: text,
  url: address,
  image: address,
  inLanguage: z.enum(['en', 'ru']),
  isPartOf: partOf,
  publisher: organization,
  dateModified: moment.optional(),
  citation: z.array(address).min(1).optional(),
};

/** The allowed types, each with its required fields and without unknown ones. */
const node = z.discriminatedUnion('@type', [
  z.strictObject({
    ...page,
    '@type': z.literal('TechArticle'),
    headline: text.max(110),
    mainEntityOfPage: z.union(
      [address, z.strictObject({'@type': z.literal('WebPage'), '@id': address, lastReviewed: day})],
      {error: 'is neither a URL nor a page with its review date'},
    ),
  }),
  z.strictObject({
    ...page,
    '@type': z.literal('FAQPage'),
    lastReviewed: day.optional(),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text.endsWith('?', {error: 'is not a question'}),
          acceptedAnswer: z.strictObject({'@type': z.literal('Answer'), text}),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({'@type': z.literal('ListItem'), position: z.int(), name: text, item: address}))
      .min(2),
  }),
  z.strictObject({
    ...partOf.shape,
    description: text,
    inLanguage: z.enum(['en', 'ru']),
    publisher: organization,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z
          .string()
          .regex(/\{search_term_string\}/, {error: 'does not contain {search_term_string}'}),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
]);

/** Schema of the data on documentation pages and home pages. News posts have the theme's own data. */
const document = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).min(1),
});

type Node = z.infer<typeof node>;

/** Returns the claims of a node that contradict its page. */
function contradictions(build: Build, built: BuiltPage, data: Node): string[] {
  const isPage = (url: string): boolean => {
    const own = ownAddress(build, built, url);
    return own !== null && targetOf(build, own.pathname).kind === 'page';
  };
  if (data['@type'] === 'BreadcrumbList') {
    const items = data.itemListElement;
    return [
      ...items.flatMap(({position}, index) =>
        position === index + 1 ? [] : [`step ${index + 1} has position ${position}`],
      ),
      ...items.flatMap(({item}) => (isPage(item) ? [] : [`the step to ${item} does not lead to a page`])),
      ...(items.at(-1)?.item === built.canonical ? [] : ['the last step is not the page']),
    ];
  }
  if (data['@type'] === 'WebSite') return data.url === built.canonical ? [] : ['url is not the page'];
  const wrong = [
    ...(data.url === built.canonical ? [] : [`url is ${data.url} and not the page`]),
    ...(data.inLanguage === built.locale ? [] : [`inLanguage is ${data.inLanguage}`]),
    ...(built.h1.includes(data.name) ? [] : [`name is "${data.name}" and the heading is not`]),
    ...(isPage(data.isPartOf.url) ? [] : [`isPartOf is ${data.isPartOf.url}, which is not a page`]),
    ...(data.citation ?? []).flatMap((url) =>
      built.references.some(({isLink, address: target}) => isLink && target === url)
        ? []
        : [`citation is ${url}, to which the page has no link`],
    ),
  ];
  if (data['@type'] !== 'FAQPage') return wrong;
  return [
    ...wrong,
    ...data.mainEntity.flatMap(({name}) =>
      built.texts.includes(name) ? [] : [`the question "${name}" is not on the page`],
    ),
  ];
}

export const check: BuildCheck = {
  name: 'structuredData',
  about:
    'structured data (JSON-LD) is complete, uses known types, and matches the page: one article or FAQ and one trail on each page of the documentation, the site and its search on the home page',
  run: (build) =>
    build.pages.flatMap((built): Finding[] => {
      if (built.isNotFound || built.redirectsTo !== undefined) return [];
      const fault = (message: string): Finding => ({
        file: built.file,
        message: `structured data: ${message}`,
        fix: 'Correct src/features/metadata/structuredData.ts.',
      });
      const isHome = /^(?:ru\/)?index\.html$/.test(built.file);
      if (!built.isDocumentation && !isHome) return [];
      const nodes: Node[] = [];
      const faults: Finding[] = [];
      for (const script of built.structuredData) {
        let data: unknown;
        try {
          data = JSON.parse(script);
        } catch {
          faults.push(fault('is not valid JSON'));
          continue;
        }
        const found = findFaults(document, data, {nameField: '@type'}).map(tellFault);
        if (found.length === 0) nodes.push(...document.parse(data)['@graph']);
        faults.push(...found.map(fault));
      }
      if (faults.length > 0) return faults;
      const count = (...types: Node['@type'][]): number =>
        nodes.filter((data) => types.includes(data['@type'])).length;
      const wanted: [what: string, count: number][] = isHome
        ? [['WebSite', count('WebSite')]]
        : [
            ['article or FAQ', count('TechArticle', 'FAQPage')],
            ['BreadcrumbList', count('BreadcrumbList')],
          ];
      return [
        ...wanted.flatMap(([what, found]) =>
          found === 1 ? [] : [fault(`${found} of ${what}, expected one`)],
        ),
        ...nodes.flatMap((data) => contradictions(build, built, data).map(fault)),
      ];
    }),
};
