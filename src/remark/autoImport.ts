import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

import {PLATFORMS} from '../site/sections.ts';

interface JsxNode {
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
}

/** Modules of the components that pages use without an import. Each lands in the scripts of the pages that use it only. */
const MODULES: Record<string, string> = {
  AdFormatFigure: '@site/src/components/AdFormatFigure/AdFormatFigure',
  AdLifecycle: '@site/src/components/AdLifecycle/AdLifecycle',
  BillingLibraryNotice: '@site/src/components/BillingLibraryNotice/BillingLibraryNotice',
  ButtonLink: '@site/src/components/ButtonLink/ButtonLink',
  Card: '@site/src/components/Cards/Card',
  Cards: '@site/src/components/Cards/Cards',
  ChangelogList: '@site/src/components/ChangelogList/ChangelogList',
  ConsentFlow: '@site/src/components/ConsentFlow/ConsentFlow',
  DeprecationTimetable: '@site/src/components/DeprecationTimetable/DeprecationTimetable',
  GlossaryTerm: '@site/src/components/GlossaryTerm/GlossaryTerm',
  GlossaryList: '@site/src/components/GlossaryList/GlossaryList',
  LatestRelease: '@site/src/components/LatestRelease/LatestRelease',
  MediationConfigurator: '@site/src/components/MediationConfigurator/MediationConfigurator',
  ProblemIndex: '@site/src/components/ProblemIndex/ProblemIndex',
  Screenshot: '@site/src/components/Screenshot/Screenshot',
  SegmentFlow: '@site/src/components/SegmentFlow/SegmentFlow',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  WaterfallAndBidding: '@site/src/components/WaterfallAndBidding/WaterfallAndBidding',
};

/**
 * Components that are given the data of their platform, so that a page ships no other platform's: the attribute, and
 * the folder of one JSON file per platform.
 */
const DATA: Record<string, {attribute: string; folder: string}> = {
  MediationConfigurator: {attribute: 'data', folder: '@generated/mediation-data/default'},
};

function importNode(name: string, source: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            attributes: [],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  } as unknown as RootContent;
}

function identifierAttribute(name: string, identifier: string) {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}}],
        },
      },
    },
  };
}

/**
 * Remark plugin: imports the components that a page uses, so that writers need not, and pages ship no component that
 * they do not use. Components that show data of a platform, such as `<MediationConfigurator platform="…" />`, are given
 * it the same way.
 */
export function autoImport() {
  return (tree: Root, file: {fail(reason: string, place?: unknown): never}): void => {
    const imports = new Map<string, string>();
    const declared = new Set<string>();
    visit(tree, 'mdxjsEsm', (node: unknown) => {
      const {value} = node as {value: string};
      for (const match of value.matchAll(/import\s+(\w+)\s+from/g)) {
        if (match[1]) declared.add(match[1]);
      }
    });
    visit(tree, (node) => {
      if (node.type !== ('mdxJsxFlowElement' as string) && node.type !== ('mdxJsxTextElement' as string)) {
        return;
      }
      const element = node as unknown as JsxNode;
      const name = element.name ?? '';
      const source = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
      if (source === undefined || declared.has(name)) return;
      imports.set(name, source);
      const data = Object.hasOwn(DATA, name) ? DATA[name] : undefined;
      if (data !== undefined || name === 'ChangelogList') {
        const platform = element.attributes?.find((attribute) => attribute.name === 'platform')?.value;
        if (!PLATFORMS.some((known) => known === platform)) {
          file.fail(`<${name}> needs platform="…", one of ${PLATFORMS.join(', ')}`, node);
        }
        if (data === undefined) return;
        const identifier = `${data.attribute}_${String(platform)}`;
        imports.set(identifier, `${data.folder}/${String(platform)}.json`);
        element.attributes = [identifierAttribute(data.attribute, identifier)];
      }
    });
    tree.children.unshift(...[...imports].map(([name, source]) => importNode(name, source)));
  };
}
