import {beforeAll, expect, describe, it} from 'vitest';

import {showModal} from './showModal.ts';

beforeAll(() => {
  // Adds methods that jsdom doesn't support.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('showModal', () => {
  const {style} = document.documentElement;

  it.each([
    ['upper', [1, 0]],
    ['lower', [0, 1]],
  ] as const)('keeps the page fixed until both dialogs are closed, first the %s one', (_, order) => {
    const dialogs = [document.createElement('dialog'), document.createElement('dialog')];
    const close = dialogs.map((dialog) => showModal(dialog));
    expect(style.overflow).toBe('hidden');
    close[order[0]]?.();
    expect(style.overflow).toBe('hidden');
    expect(dialogs[order[1]]?.open).toBe(true);
    close[order[1]]?.();
    expect(style.overflow).toBe('');
    expect(style.scrollbarGutter).toBe('');
    expect(dialogs.some(({open}) => open)).toBe(false);
  });
});
