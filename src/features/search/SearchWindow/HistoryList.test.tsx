import {act, fireEvent, render, screen} from '@testing-library/react';
import React, {useState} from 'react';
import {describe, expect, it, vi} from 'vitest';

import HistoryList from './HistoryList.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));

function Window() {
  const [entries, setEntries] = useState(
    ['One', 'Two', 'Three'].map((title) => ({url: `/${title}`, title, context: 'iOS SDK'})),
  );
  const remove = ({url}: {url: string}) => {
    setEntries((current) => current.filter((entry) => entry.url !== url));
  };
  return (
    <dialog open>
      <input aria-label="Search" />
      <HistoryList
        title="Recent"
        entries={entries}
        onOpen={() => undefined}
        onSave={remove}
        removeLabel="Remove"
        onRemove={remove}
      />
    </dialog>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', {name});
  act(() => {
    button.focus();
  });
  fireEvent.click(button);
};
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('HistoryList', () => {
  it.each(['Remove', 'Save this search'])(
    'passes the focus to the next entry, the previous one, and then the field (%s)',
    (action) => {
      render(<Window />);
      press(`${action}: Two`);
      expect(focused()).toBe(`${action}: Three`);
      press(`${action}: Three`);
      expect(focused()).toBe(`${action}: One`);
      press(`${action}: One`);
      expect(focused()).toBe('Search');
    },
  );
});
