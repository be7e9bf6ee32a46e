import {describe, expect, it} from 'vitest';
import {readQuestions} from './questions.ts';

describe('questions of a page', () => {
  it('are headings with a question mark, and the text below them', () => {
    expect(
      readQuestions(`<main><h2>Not here?</h2><div class="theme-doc-markdown">
        <p>Intro.</p>
        <h2 id="a">What is it?<a class="hash-link" href="#a">\u200B</a></h2>
        <p>A thing.</p><ul><li>One</li><li>Two</li></ul><h3>More</h3><p>Text<button>Copy</button>.</p>
        <h2>A statement</h2><p>No answer.</p>
        <h2>Empty?</h2>
      </div></main>`),
    ).toEqual([{question: 'What is it?', answer: 'A thing. One Two More Text.'}]);
  });
});
