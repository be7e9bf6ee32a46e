import type {SourcePage} from './searchIndex.ts';
import {subjectOf} from './subjects.ts';
import type {UserQuestion} from './userQuestions.ts';

/** Words that readers use. */
interface UserWords {
  questions?: readonly Pick<UserQuestion, 'route' | 'query' | 'question'>[];
  /** Queries in one language that lead to a subject, which is a page or all versions of a page. */
  queries?: readonly {subject: string; texts: readonly string[]}[];
}

/**
 * Returns the pages, with the words of the questions and queries that each page answers, and of the cards that link to
 * it, added to the indexed text of its lead. Readers search with their own words, which titles and text often don't
 * contain. Excerpts don't show them.
 */
export function addUserWords(
  pages: readonly SourcePage[],
  {questions = [], queries = []}: UserWords,
): SourcePage[] {
  const added = [
    ...questions.map(({route, query, question}) => ({to: route, text: `${query} ${question}`})),
    ...pages.flatMap(({cards = []}) => cards),
  ];
  const ofSubject = new Map(queries.map(({subject, texts}) => [subject, texts]));
  return pages.map((page) => {
    const texts = [
      ...added.filter(({to}) => to === page.path).map(({text}) => text),
      ...(ofSubject.get(subjectOf(page.path)) ?? []),
    ];
    const [lead, ...others] = page.sections;
    if (texts.length === 0 || lead === undefined) return page;
    return {...page, sections: [{...lead, text: [lead.text, ...texts].join(' ')}, ...others]};
  });
}
