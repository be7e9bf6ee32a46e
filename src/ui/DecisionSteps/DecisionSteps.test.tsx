import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, expect, it} from 'vitest';

import DecisionSteps from './DecisionSteps.tsx';

afterEach(cleanup);

it('keeps the lists of questions and answers', () => {
  render(
    <DecisionSteps>
      <ol>
        <li>
          <strong>Does it fail?</strong>
          <ul>
            <li>Yes: Update.</li>
            <li>No: Continue.</li>
          </ul>
        </li>
      </ol>
    </DecisionSteps>,
  );
  const [questions] = within(screen.getByRole('figure')).getAllByRole('list');
  expect(questions?.tagName).toBe('OL');
  expect(
    within(questions as HTMLElement)
      .getAllByRole('listitem')
      .slice(1)
      .map((item) => item.textContent),
  ).toEqual(['Yes: Update.', 'No: Continue.']);
});
