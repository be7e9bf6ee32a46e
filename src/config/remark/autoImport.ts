import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

import {PAGE_COMPONENTS} from '../pageComponents.ts';

interface JsxNode {
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
}

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
 * Remark plugin: imports the components that a page uses so that writers don't need to and pages don't load components
 * that they don't use. The data for components that show a platform's data, such as `<MediationConfigurator
 * platform="…" />`, is imported the same way. An invalid value of a required attribute stops the build.
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
      const component = Object.hasOwn(PAGE_COMPONENTS, name) ? PAGE_COMPONENTS[name] : undefined;
      if (component === undefined || declared.has(name)) return;
      const {module, attributes, data} = component;
      const given = (key: string) => element.attributes?.find((attribute) => attribute.name === key)?.value;
      for (const [key, {values, required}] of Object.entries(attributes)) {
        if (!required || values === undefined || values.some((value) => value === given(key))) continue;
        file.fail(`<${name}> needs ${key}="…", one of ${values.join(', ')}`, node);
      }
      imports.set(name, module);
      if (data === undefined) return;
      const platform = String(given('platform'));
      const identifier = `${name}_${platform}`;
      imports.set(identifier, `${data.folder}/${platform}.json`);
      element.attributes = [identifierAttribute(data.property, identifier)];
    });
    tree.children.unshift(...[...imports].map(([name, source]) => importNode(name, source)));
  };
}
