import type {Rule} from '../../../src/features/projectCheck/rule.ts';
import {RULES} from '../../../src/features/projectCheck/rules.ts';
import {siteOf} from '../lib/site.ts';
import type {CheckContext, Fault, TextCheck} from '../types.ts';

const name = 'projectCheckSources';

/** Returns the links of rules that lead to no page or heading. */
export function sourceFaults(rules: readonly Pick<Rule, 'id' | 'sources'>[], context: CheckContext): Fault[] {
  const site = siteOf(context);
  const fault = (message: string): Fault => ({
    file: 'src/features/projectCheck/rules.ts',
    check: name,
    message,
    fix: "Correct the rule's sources, or restore the page or heading.",
  });
  return rules.flatMap(({id, sources}) =>
    Object.values(sources).flatMap((source) => {
      const [route = '', anchor] = source.split('#');
      if (!site.routes.has(route)) return [fault(`${id}: there is no page ${route}`)];
      return anchor === undefined || site.anchorsOf(route, 'en').has(anchor)
        ? []
        : [fault(`${id}: ${route} has no heading #${anchor}`)];
    }),
  );
}

export const check: TextCheck = {
  name,
  about: 'The rules of the project check link to pages and headings that exist.',
  run: (context) => sourceFaults(RULES, context),
};
