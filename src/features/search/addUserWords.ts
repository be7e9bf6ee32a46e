import type {SourcePage} from './searchIndex.ts';
import type {UserQuestion} from './userQuestions.ts';

/**
 * Returns the pages, with the words of the questions that each page answers added to the indexed text of its lead.
 * Readers search with their own words, which titles and text often don't contain. Excerpts don't show them.
 */
export function addUserWords(
  pages: readonly SourcePage[],
  questions: readonly Pick<UserQuestion, 'route' | 'query' | 'question'>[],
): SourcePage[] {
  return pages.map((page) => {
    const asked = questions
      .filter(({route}) => route === page.path)
      .map(({query, question}) => `${query} ${question}`);
    if (asked.length === 0) return page;
    const [lead, ...others] = page.sections;
    if (lead === undefined) return page;
    return {...page, sections: [{...lead, text: [lead.text, ...asked].join(' ')}, ...others]};
  });
}
