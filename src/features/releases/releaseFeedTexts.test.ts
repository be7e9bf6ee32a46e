import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {readSiteStrings} from '../../../checks/text/lib/siteStrings.ts';
import {SHARED_TEXTS} from './releaseFeedTexts.ts';

it.each(Object.entries(SHARED_TEXTS))('%s is what components show', (id, text) => {
  const {messages} = readSiteStrings(fileURLToPath(new URL('../../..', import.meta.url)));
  expect(new Set(messages.filter((each) => each.id === id).map(({message}) => message))).toEqual(
    new Set([text]),
  );
});
