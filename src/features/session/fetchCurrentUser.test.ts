// @vitest-environment jsdom
import {expect, it} from 'vitest';

import {fetchCurrentUser} from './fetchCurrentUser.ts';

it('requests nothing if the reader has signed out before it is called', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(fetchCurrentUser('https://app.example.com/auth-bridge', controller.signal)).rejects.toThrow(
    'signed out',
  );
  expect(document.querySelector('iframe')).toBeNull();
});
