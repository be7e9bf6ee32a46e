import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

import {clientGlobalData} from '../../../clientBundle/clientTables.ts';

import {useSearchClient} from './useSearchClient.ts';

const {liteClient, docs} = vi.hoisted(() => ({liteClient: vi.fn(), docs: {current: {}}}));
vi.mock('algoliasearch/lite', () => ({liteClient}));
vi.mock('../../navigation/matchAddress.ts', () => ({
  matchAddress: (path: string) =>
    Promise.resolve(
      ['/android/banner', '/ios/banner'].includes(path) ? [{route: {path}, match: {isExact: true}}] : [],
    ),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({useAllDocsData: () => docs.current}));
vi.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({algolia: {appId: 'A', apiKey: 'k', indexName: 'docs'}}),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {baseUrl: '/', url: 'https://docs.example.com'},
    i18n: {currentLocale: 'en'},
  }),
}));

const HIT = {
  url: 'https://docs.example.com/ios/banner',
  hierarchy: {lvl1: 'Banner'},
  docusaurus_tag: 'docs-constructor-current',
};

it('offers the versions of a page with the data that the browser has, and retries after a failure', async () => {
  const instance = {path: '/ios', versions: [{name: 'current', docs: [{id: 'banner', path: '/ios/banner'}]}]};
  docs.current =
    clientGlobalData({'docusaurus-plugin-content-docs': {ios: instance}})['docusaurus-plugin-content-docs'] ??
    {};
  const {result} = renderHook(() => useSearchClient());
  liteClient.mockImplementationOnce(() => {
    throw new Error('damaged');
  });
  await expect(result.current.search({text: 'banner'})).rejects.toThrow();
  liteClient.mockReturnValue({search: () => Promise.resolve({results: [{hits: [HIT]}]})});
  const {subjects} = await result.current.search({text: 'banner'});
  expect(subjects[0]?.context).toBe('');
  expect(subjects[0]?.versions).toEqual([
    {platform: 'android', url: '/android/banner'},
    {platform: 'ios', url: '/ios/banner'},
  ]);
});
