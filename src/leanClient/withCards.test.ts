import {describe, expect, it} from 'vitest';

import {withCards} from './withCards.ts';

describe('a page with cards', () => {
  it('comes when its version knows the texts of all docs', async () => {
    const version = {default: {version: {docs: {}}}};
    const cards = {default: {banner: {title: 'Banner'}}};
    const page = await withCards(
      () => Promise.resolve('page'),
      () => Promise.resolve(version),
      () => Promise.resolve(cards),
    );
    expect(page).toBe('page');
    expect(version.default.version.docs).toEqual({banner: {title: 'Banner'}});
  });

  it('does not come without them', async () => {
    const missing = withCards(
      () => Promise.resolve('page'),
      () => Promise.resolve({default: {version: {docs: {}}}}),
      () => Promise.reject(new Error('gone')),
    );
    await expect(missing).rejects.toThrow('gone');
  });
});
