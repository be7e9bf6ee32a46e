import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

interface TabKind {
  /** Key under which the reader's choice is stored. Also the query parameter that selects a tab. */
  group: string;
  value: string;
  label: string;
}

/** Tabs for source files, keyed by the fence's language. */
const BY_LANGUAGE: Record<string, TabKind> = {
  kotlin: {group: 'android-language', value: 'kotlin', label: 'Kotlin'},
  java: {group: 'android-language', value: 'java', label: 'Java'},
  swift: {group: 'ios-language', value: 'swift', label: 'Swift'},
  objectivec: {group: 'ios-language', value: 'objective-c', label: 'Objective-C'},
  bash: {group: 'script-language', value: 'curl', label: 'curl'},
  python: {group: 'script-language', value: 'python', label: 'Python'},
};

/** Tabs whose label the writer sets because the language alone is ambiguous. */
const BY_LABEL: Record<string, TabKind> = {
  'Kotlin DSL': {group: 'gradle', value: 'kotlin-dsl', label: 'Kotlin DSL'},
  Groovy: {group: 'gradle', value: 'groovy', label: 'Groovy'},
};

const TAB_META = /(?:^|\s)tab(?:="([^"]*)")?(?=\s|$)/;

/**
 * Returns the tab that a fence belongs to, or null if the fence isn't marked with `tab`.
 * @throws Error if the fence is marked but its language or label is unknown.
 */
export function tabOf(node: Pick<Code, 'lang' | 'meta'>): TabKind | null {
  const match = TAB_META.exec(node.meta ?? '');
  if (!match) return null;
  const label = match[1];
  const [kinds, name] = label === undefined ? [BY_LANGUAGE, node.lang ?? ''] : [BY_LABEL, label];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    throw new Error(
      label === undefined
        ? `Tabs don't support the language "${node.lang ?? ''}". Supported languages: ${Object.keys(BY_LANGUAGE).join(', ')}`
        : `The tab label "${label}" is unknown. Known labels: ${Object.keys(BY_LABEL).join(', ')}`,
    );
  }
  return kind;
}

function element(name: string, attributes: Record<string, string | null>, children: RootContent[]) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as unknown as RootContent;
}

/**
 * Remark plugin: turns adjacent fences that are marked with `tab` into one set of tabs, synchronized across all pages
 * and linkable by query parameter.
 */
export function codeTabs() {
  return (tree: Root, file: {fail(reason: string, place?: unknown): never}): void => {
    visit(tree, (node) => {
      if (!('children' in node)) return;
      const parent = node as Parent;
      const children: RootContent[] = [];
      let run: {kind: TabKind; code: Code}[] = [];
      const close = () => {
        const [first] = run;
        if (!first) return;
        if (run.length === 1) {
          file.fail(
            `A single fence is marked with tab (${first.kind.label}). Mark the fence next to it, too, or remove the mark.`,
            first.code,
          );
        }
        children.push(
          element(
            'Tabs',
            {groupId: first.kind.group, queryString: null},
            run.map(({kind, code}) =>
              element('TabItem', {value: kind.value, label: kind.label}, [
                {...code, meta: (code.meta ?? '').replace(TAB_META, '').trim() || null},
              ]),
            ),
          ),
        );
        run = [];
      };
      for (const child of parent.children as RootContent[]) {
        let kind: TabKind | null = null;
        if (child.type === 'code') {
          try {
            kind = tabOf(child);
          } catch (error) {
            file.fail((error as Error).message, child);
          }
        }
        if (kind && child.type === 'code') {
          const current = kind;
          if (run[0] && run[0].kind.group !== current.group) close();
          // A repeated tab starts a new set so that two consecutive Kotlin–Java pairs stay separate.
          if (run.some((item) => item.kind.value === current.value)) close();
          run.push({kind: current, code: child});
        } else {
          close();
          children.push(child);
        }
      }
      close();
      parent.children = children;
    });
  };
}
