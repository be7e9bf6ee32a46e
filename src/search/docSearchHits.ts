import {markedPieces} from './excerptOf.ts';
import type {PageHit, SearchAnswer} from './searchClient.ts';

/** A row of the search window, in the shape of a DocSearch record. Its texts are markup: the window shows them as such. */
export interface WindowHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  type: 'lvl1' | 'lvl2';
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;
  _highlightResult: {
    hierarchy: {lvl0: {value: string}};
    /** Not part of a record: what the excerpt under the row is made from. The window drops it from stored rows. */
    marks: readonly string[];
    excerpt?: string | undefined;
  };
  _snippetResult: {hierarchy: Record<string, {value: string}>};
}

const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Plain text as markup. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Plain text as markup with the marked words in `<mark>`. */
export function markText(text: string, marks: readonly string[]): string {
  return markedPieces(text, marks)
    .map((piece) => (piece.isMarked ? `<mark>${escapeText(piece.text)}</mark>` : escapeText(piece.text)))
    .join('');
}

function hitsOf(page: PageHit, marks: readonly string[]): WindowHit[] {
  // Pages are told apart by their group, so that the group names the section too.
  const group = page.context ? `${page.title} — ${page.context}` : page.title;
  const row = (type: 'lvl1' | 'lvl2', anchor: string, text: string, excerpt?: string): WindowHit => ({
    objectID: page.url + (anchor && `#${anchor}`),
    url: page.url + (anchor && `#${anchor}`),
    url_without_anchor: page.url,
    anchor: anchor || null,
    content: null,
    type,
    hierarchy: {
      lvl0: escapeText(page.context || page.title),
      lvl1: escapeText(page.title),
      lvl2: type === 'lvl2' ? escapeText(text) : null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {hierarchy: {lvl0: {value: group}}, marks, excerpt},
    _snippetResult: {
      hierarchy:
        type === 'lvl1'
          ? {lvl1: {value: markText(text, marks)}}
          : {lvl1: {value: escapeText(page.title)}, lvl2: {value: markText(text, marks)}},
    },
  });
  return [
    row('lvl1', '', page.title, page.excerpt),
    ...page.sections.slice(0, 3).map(({anchor, heading, excerpt}) => row('lvl2', anchor, heading, excerpt)),
  ];
}

/** Rows of the search window for an answer: each page, then its matching headings. */
export function docSearchHits({pages, marks}: SearchAnswer): WindowHit[] {
  return pages.flatMap((page) => hitsOf(page, marks));
}
