import {parseRedirects, redirectFor, splatOf, type Redirect} from '../../../scripts/hostRules.ts';
import {readBuiltFile} from '../lib/readBuiltFile.ts';
import {ownAddress, targetOf, type Build} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';

/** Returns URLs that test a rule: its own URL or, for a wildcard, URLs that it should redirect to existing pages. */
function samplesOf({source, target}: Redirect, build: Build): string[] {
  if (!source.includes('*')) return [source];
  const sample = (splat: string) => source.replace('*', () => splat);
  const [start = '', ...rest] = target.split(':splat');
  if (rest.length === 0) return [sample('')];
  return [
    sample(''),
    ...build.pages
      .filter(({address}) => address.startsWith(start))
      .map(({address}) => sample(address.slice(start.length))),
  ];
}

export const check: BuildCheck = {
  name: 'redirects',
  about:
    'redirects (_redirects, and pages that lead on) end at an existing page in one step, without loops, and hide no page',
  run: (build) => {
    const faults: Finding[] = [];
    const [anyPage] = build.pages;
    const endsWell = (address: string): boolean => {
      if (/^https?:/.test(address) && !address.startsWith(build.origin)) return true;
      const own = anyPage === undefined ? null : ownAddress(build, anyPage, address);
      if (own === null) return false;
      const {kind} = targetOf(build, own.pathname);
      return kind === 'page' || kind === 'file';
    };

    if (build.files.has('_redirects')) {
      const file = '_redirects';
      let rules: Redirect[] = [];
      try {
        rules = parseRedirects(readBuiltFile(build, file));
      } catch (error) {
        faults.push({file, message: (error as Error).message, fix: 'Write: source target [status].'});
      }
      for (const rule of rules) {
        const fault = (message: string, fix: string): void => {
          faults.push({file, message: `${rule.source} ${message}`, fix});
        };
        const earlier = rules.find(({source}) => source === rule.source);
        if (earlier !== rule) fault('appears twice', 'Leave one.');
        const results = samplesOf(rule, build).map((sample) => ({
          sample,
          result: redirectFor(sample, [rule])?.target ?? '',
        }));
        const pathOf = (target: string): string => target.replace(/[?#].*$/, '');
        const again = results.find(
          ({result}) => result.startsWith('/') && redirectFor(pathOf(result), rules) !== null,
        );
        if (again !== undefined) {
          const next = redirectFor(pathOf(again.result), rules)?.target ?? '';
          const isLoop = pathOf(next) === again.sample || pathOf(next) === pathOf(again.result);
          fault(
            isLoop
              ? `is a loop through ${again.result}`
              : `leads to ${again.result}, which is redirected to ${next}`,
            'Point it to the final URL.',
          );
        } else if (!results.some(({result}) => endsWell(result))) {
          fault(`leads to ${rule.target}, which doesn't exist`, 'Point it to an existing page.');
        }
        if (rule.target.startsWith('/:splat')) {
          fault(
            'leads to other sites, because with a second slash, the rest of the URL becomes the host name',
            'Put part of the path before :splat.',
          );
        }
        const hidden = build.pages.find(({address}) => splatOf(address, rule.source) !== null);
        if (hidden !== undefined) fault(`hides the page ${hidden.file}`, 'Remove the rule or the page.');
      }
    }

    for (const page of build.pages) {
      if (page.redirectsTo === undefined) continue;
      const own = ownAddress(build, page, page.redirectsTo);
      const target = own === null ? null : targetOf(build, own.pathname);
      const fault = (message: string): void => {
        faults.push({
          file: page.file,
          message: `the page redirects to ${page.redirectsTo ?? ''}, ${message}`,
          fix: 'Point it to an existing page.',
        });
      };
      if (target === null) continue;
      if (target.kind !== 'page') fault('which does not exist');
      else if (target.page === page) fault('which is itself');
      else if (target.page.redirectsTo !== undefined) fault('which redirects again');
    }
    return faults;
  },
};
