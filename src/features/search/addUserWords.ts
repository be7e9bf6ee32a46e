import type {SourcePage} from './searchIndex.ts';
import type {UserQuestion} from './userQuestions.ts';

/**
 * Returns the pages, with the words of the questions that each page answers, and of the cards that link to it, added to
 * the indexed text of its lead. Readers search with their own words, which titles and text often don't contain.
 * Excerpts don't show them.
 */
export function addUserWords(
  pages: readonly SourcePage[],
  questions: readonly Pick<UserQuestion, 'route' | 'query' | 'question'>[],
): SourcePage[] {
  const added = [
    ...questions.map(({route, query, question}) => ({to: route, text: `${query} ${question}`})),
    ...pages.flatMap(({cards = []}) => cards),
  ];
  return pages.map((page) => {
    const texts = added.filter(({to}) => to === page.path).map(({text}) => text);
    const [lead, ...others] = page.sections;
    if (texts.length === 0 || lead === undefined) return page;
    return {...page, sections: [{...lead, text: [lead.text, ...texts].join(' ')}, ...others]};
  });
}
