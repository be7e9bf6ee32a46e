import {act, cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import HeaderCell from './HeaderCell.tsx';
import Table from './Table.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

describe('Table', () => {
  let measure: () => void = () => undefined;
  const disconnect = vi.fn();

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          measure = callback;
        }
        observe = vi.fn();
        disconnect = disconnect;
      },
    );
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    disconnect.mockReset();
  });

  /** Sets the widths, because jsdom has no layout. */
  function widths(content: number, region: number): void {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(content);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(region);
    act(measure);
  }

  const table = (
    <Table>
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    </Table>
  );

  it('is a plain table if it fits', () => {
    render(table);
    widths(300, 300);
    expect(screen.getByRole('table').textContent).toBe('1');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('is in a named, focusable group if it does not fit', () => {
    render(table);
    widths(500, 300);
    const group = screen.getByRole('group', {name: 'Scrollable table'});
    expect(group.tabIndex).toBe(0);
    widths(300, 300);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('stops measuring when it is unmounted', () => {
    render(table).unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

describe('HeaderCell', () => {
  afterEach(cleanup);

  it('is a column header, or a plain cell if it is empty', () => {
    render(
      <table>
        <thead>
          <tr>
            <HeaderCell />
            <HeaderCell>Default</HeaderCell>
          </tr>
        </thead>
      </table>,
    );
    const headings = screen.getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual(['Default']);
    expect(headings[0]?.getAttribute('scope')).toBe('col');
    expect(screen.getAllByRole('cell')).toHaveLength(1);
  });
});
