import type {PageComponent} from '../../../src/config/pageComponents.ts';
import {nearest} from './nodes.ts';

/** A problem and how to fix it. */
export type Problem = [message: string, fix: string];

/** Returns advice for a name that doesn't exist. */
export function suggest(wrong: string, allowed: Iterable<string>): string {
  const close = nearest(wrong, allowed);
  return close === undefined ? `Use one of ${[...allowed].join(', ')}.` : `Did you mean ${close}?`;
}

/**
 * Compares the section "Components in pages" of the contributor guide with the existing components. The section must
 * show each component with its required attributes, list all icons in order, and contain nothing else.
 * @param guide Markdown of the guide.
 */
export function problemsOfGuide(
  guide: string,
  components: ReadonlyMap<string, Pick<PageComponent, 'attributes'>>,
  iconNames: readonly string[],
): Problem[] {
  const [, section = ''] = /^## Components in pages$([^]*?)^##/m.exec(guide) ?? [];
  const tags = [...guide.matchAll(/<([A-Z]\w+)([^>]*)>/g)].map(([, tag = '', rest = '']) => ({tag, rest}));
  const undocumented = [...components].flatMap(([tag, {attributes}]): Problem[] => {
    const shown = tags.filter((each) => each.tag === tag);
    if (shown.length === 0) return [[`<${tag}> is not in the guide`, 'Add a row to "Components in pages".']];
    return Object.entries(attributes)
      .filter(([key, {required}]) => required && !shown.some(({rest}) => rest.includes(` ${key}`)))
      .map(([key]): Problem => [`<${tag}> is shown without its attribute ${key}`, `Show ${key}="…".`]);
  });
  const unknown = [...section.matchAll(/<([A-Z]\w+)/g)]
    .map(([, tag = '']) => tag)
    .filter((tag) => !components.has(tag))
    .map((tag): Problem => [`there is no component <${tag}>`, suggest(tag, components.keys())]);
  const [, list = ''] = /^Icons: (.+)\.$/m.exec(section) ?? [];
  const icons = [...list.matchAll(/`([^`]+)`/g)].map(([, icon = '']) => icon);
  const expected = iconNames.map((icon) => `\`${icon}\``).join(', ');
  const differs: Problem[] =
    icons.join() === iconNames.join() ? [] : [['the list of icons differs', `Write: Icons: ${expected}.`]];
  return [...undocumented, ...unknown, ...differs];
}
