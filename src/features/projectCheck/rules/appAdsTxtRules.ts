import type {Setting} from '../projectFile.ts';
import type {Found, Rule} from '../rule.ts';

const PAGE = '/faq-and-troubleshooting/troubleshooting/general/app-ads-txt-not-found#content';
const SOURCES = {android: PAGE, ios: PAGE, unity: '/unity/advanced/app-ads-txt#make'};

/** Reports the first line and the number of lines. */
function first(lines: readonly Setting<unknown>[], severity: Found['severity']): Found[] {
  const [line] = lines;
  if (line === undefined) return [];
  return [{severity, place: {file: line.file, line: line.line}, values: {count: String(lines.length)}}];
}

const isRecord = (fields: readonly string[]): boolean =>
  (fields.length === 3 || fields.length === 4) &&
  fields.every((field) => field !== '') &&
  /^(?:DIRECT|RESELLER)$/i.test(fields[2] ?? '');

const fields: Rule = {
  id: 'ads-txt-fields',
  sources: SOURCES,
  check: ({of}) =>
    of('appAdsTxt').flatMap(({records}) =>
      first(
        records.filter(({value}) => !isRecord(value)),
        'error',
      ),
    ),
};

/** Placeholders for IDs: `YOUR_ID`, `<id>`, `pub-0000000000000000`. */
const PLACEHOLDER = /^(?:.*(?:\byour[_ -]|[<>{}[\]]|x{4,}).*|pub-0+)$/i;

const placeholder: Rule = {
  id: 'ads-txt-placeholder',
  sources: SOURCES,
  check: ({of}) =>
    of('appAdsTxt').flatMap(({records}) =>
      first(
        records.filter(({value}) => isRecord(value) && PLACEHOLDER.test(value[1] ?? '')),
        'error',
      ),
    ),
};

const appodeal: Rule = {
  id: 'ads-txt-appodeal',
  sources: {android: PAGE, ios: PAGE, unity: '/unity/advanced/app-ads-txt#get'},
  check: ({of}) =>
    of('appAdsTxt')
      .filter(({records}) => !records.some(({value}) => value[0]?.toLowerCase() === 'appodeal.com'))
      .map(({name}): Found => ({severity: 'warning', place: {file: name, line: 1}})),
};

export const APP_ADS_TXT_RULES: readonly Rule[] = [fields, placeholder, appodeal];
