import type {PlatformMediation} from './platformMediation.ts';
import {defaultSelection, selectionOf, type Selection} from './selection.ts';

/** Form of an Android build: the bundle minus excludes, or the core plus individual artifacts. */
export type BuildForm = 'bundle' | 'single';

/** Everything that a shared URL encodes. */
export interface Choice {
  selection: Selection;
  form: BuildForm;
}

/** URL parameters. Lists are IDs joined by dots, which need no escaping. */
const WITH = 'with';
const WITHOUT = 'without';
const FORM = 'build';

/** Maximum length of a list, in characters. This site never writes longer ones. */
const LONGEST = 1000;

const isSame = (first: Selection, second: Selection): boolean =>
  first.size === second.size && [...first].every((id) => second.has(id));

/** Returns the known IDs in a list, or undefined if the URL has no list or none of its IDs are known. */
function knownIds(data: PlatformMediation, list: string | null): string[] | undefined {
  if (list === null || list.length > LONGEST) return undefined;
  const ids = new Set(list.split('.'));
  const known = data.parts.filter(({id}) => ids.has(id)).map(({id}) => id);
  return known.length > 0 ? known : undefined;
}

/** Returns the choice that the page shows if the URL has no parameters. */
export function defaultChoice(data: PlatformMediation): Choice {
  return {selection: defaultSelection(data), form: 'bundle'};
}

/**
 * Reads the choice from the query of a URL. Skips IDs that the platform doesn't have, and ignores a list without any
 * known ID so that a foreign or damaged URL shows the default.
 * @param search query, with or without its question mark.
 */
export function choiceFromSearch(data: PlatformMediation, search: string): Choice {
  const parameters = new URLSearchParams(search);
  const included = knownIds(data, parameters.get(WITH));
  const excluded = new Set(knownIds(data, parameters.get(WITHOUT)) ?? []);
  return {
    selection: selectionOf(
      data,
      included ?? data.parts.filter(({id}) => !excluded.has(id)).map(({id}) => id),
    ),
    form: data.platform === 'android' && parameters.get(FORM) === 'single' ? 'single' : 'bundle',
  };
}

/** Returns the parameters of a choice, with the shorter of the two lists, or no parameters for the default choice. */
function parametersOf(data: PlatformMediation, {selection, form}: Choice): string[] {
  const list = (isIn: boolean) =>
    data.parts
      .filter(({id}) => selection.has(id) === isIn)
      .map(({id}) => id)
      .join('.');
  const parameters: string[] = [];
  if (!isSame(selection, defaultSelection(data))) {
    const [chosen, left] = [list(true), list(false)];
    parameters.push(left.length <= chosen.length ? `${WITHOUT}=${left}` : `${WITH}=${chosen}`);
  }
  if (form === 'single') parameters.push(`${FORM}=single`);
  return parameters;
}

/**
 * Returns the query that represents a choice. Keeps unrelated parameters, such as the selected tab.
 * @param search query of the current URL.
 * @returns an empty string, or a query with its question mark.
 */
export function searchWithChoice(data: PlatformMediation, search: string, choice: Choice): string {
  const own = [WITH, WITHOUT, FORM];
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !own.some((name) => new URLSearchParams(pair).has(name)));
  const query = [...others, ...parametersOf(data, choice)].join('&');
  return query === '' ? '' : `?${query}`;
}
