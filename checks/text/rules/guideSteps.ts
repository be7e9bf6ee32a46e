import {parseUpgradeGuide, type GuideBlock} from '../../../src/features/releases/upgradeGuide.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'guideSteps';

/** Returns the kinds of blocks in each section, by its ID. */
function kindsOf({raw, tree}: Page): Map<string, string> {
  const {before, after, sections} = parseUpgradeGuide(raw, tree);
  const kinds = (blocks: GuideBlock[]) => blocks.map(({kind}) => kind).join(' ');
  return new Map([
    ['every-upgrade', `${kinds(before)} | ${kinds(after)}`],
    ...sections.map(({id, blocks}): [string, string] => [id, kinds(blocks)]),
  ]);
}

/** Compares the steps of the upgrade guides in both languages, because the upgrade plan stores check marks by step number. */
export const check: TextCheck = {
  name,
  about:
    'The sections of the upgrade guides have the same steps and notes in both languages, in the same order, and `{/* version steps */}` at the same step.',
  run({pages}) {
    const guides = pages.filter(({path: inside}) => inside === 'upgrade-guide.mdx');
    return guides
      .filter(({locale}) => locale === 'ru')
      .flatMap((page): Fault[] => {
        const twin = guides.find((each) => each.locale === 'en' && each.section === page.section);
        if (twin === undefined) return [];
        const [english, russian] = [kindsOf(twin), kindsOf(page)];
        return [...english]
          .filter(([id, kinds]) => russian.has(id) && russian.get(id) !== kinds)
          .map(([id]) => ({
            file: page.file,
            check: name,
            message: `#${id}: the steps or the notes differ from those in English`,
            fix: 'Write the same lists and paragraphs. An item that begins with New or Новое is a note.',
          }));
      });
  },
};
