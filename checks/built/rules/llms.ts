import {flatten} from '../../text/lib/nodes.ts';
import {ownAddress, targetOf} from '../lib/loadBuild.ts';
import {parseMarkdown, hasText, twinOf} from '../lib/markdownTwins.ts';
import type {BuildCheck, Finding} from '../types.ts';
import {readBuiltFile} from '../lib/readBuiltFile.ts';
import {isListed} from '../lib/isListed.ts';

export const check: BuildCheck = {
  name: 'llms',
  about:
    'llms.txt of each language has the form of llmstxt.org, leads only to existing files of this site, and lists every page that may be indexed once; llms-full.txt has the text of each',
  run: (build) =>
    (['en', 'ru'] as const).flatMap((locale): Finding[] => {
      const prefix = locale === 'en' ? '' : 'ru/';
      const file = `${prefix}llms.txt`;
      const fullFile = `${prefix}llms-full.txt`;
      const missing = [file, fullFile].filter((name) => !build.files.has(name));
      if (missing.length > 0) {
        return missing.map((name) => ({
          file: name,
          message: 'the file is missing',
          fix: 'Make writeMarkdown write it.',
        }));
      }
      const faults: Finding[] = [];
      const fault = (message: string, fix: string, of = file) => {
        faults.push({file: of, message, fix});
      };
      const tree = parseMarkdown(readBuiltFile(build, file));
      const [first, second] = tree.children;
      const h1 = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
      if (first?.type !== 'heading' || h1.length !== 1 || h1[0] !== first || second?.type !== 'blockquote') {
        fault('does not begin with one title and a summary in a quote', 'Use the format of llmstxt.org.');
      }

      const [anyPage] = build.pages;
      const counts = new Map<string, number>();
      for (const node of flatten(tree)) {
        if (node.type !== 'link') continue;
        const own = anyPage && ownAddress(build, anyPage, node.url);
        const target = own ? targetOf(build, own.pathname) : null;
        if (target?.kind !== 'file') {
          fault(`${node.url} does not lead to a file on this site`, 'List the URLs of the Markdown files.');
        } else counts.set(target.file, (counts.get(target.file) ?? 0) + 1);
      }
      const full = readBuiltFile(build, fullFile);
      for (const page of build.pages) {
        if (page.locale !== locale || !hasText(page)) continue;
        const twin = twinOf(page);
        const count = counts.get(twin) ?? 0;
        if (!isListed(page)) {
          if (count > 0) fault(`${twin} must not be listed`, 'Leave it out.');
          continue;
        }
        if (count !== 1) fault(`${twin} is listed ${count} times`, 'List it once.');
        if (build.files.has(twin) && !full.includes(readBuiltFile(build, twin))) {
          fault(`the text of ${twin} is not in it`, 'Include the text of all Markdown files.', fullFile);
        }
      }
      return faults;
    }),
};
