import {expect, it} from 'vitest';

import type {Section} from '../../site/sections.ts';

import {pageTitle} from './pageTitle.ts';

const SDK: Section = {
  id: 'unity',
  label: {en: 'Unity SDK', ru: 'SDK для Unity'},
  platform: 'unity',
  embedded: false,
};
const GUIDES: Section = {id: 'guides', label: {en: 'Guides', ru: 'Руководства'}, embedded: false};

it.each([
  ['Banner', SDK, '/unity/ad-types/banner', 'Banner – Unity SDK'],
  ['Banner', GUIDES, '/guides/ios/ad-types/banner', 'Banner – iOS, Guides'],
  ['Crash', GUIDES, '/base/guides/unity-common-issues/crash', 'Crash – Unity, Guides'],
  ['Introduction', GUIDES, '/guides/introduction', 'Introduction – Guides'],
  ['Unity SDK', SDK, '/unity', 'Unity SDK'],
])('adds section and platform to %s (case %$)', (title, section, path, expected) => {
  expect(pageTitle(title, {section, locale: 'en', path})).toBe(expected);
});

it('includes the section in the language of the page', () => {
  expect(pageTitle('Баннер', {section: SDK, locale: 'ru', path: '/ru/unity/ad-types/banner'})).toBe(
    'Баннер – SDK для Unity',
  );
});
