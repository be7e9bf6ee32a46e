import {makeIndexFiles, readIndexFile, type SearchIndex, type SourcePage} from './searchIndex.ts';

export const page = (
  path: string,
  title: string,
  ...sections: [heading: string, anchor: string, text: string][]
) =>
  ({
    path,
    title,
    section: path.split('/')[1] ?? '',
    sections: sections.map(([heading, anchor, text]) => ({heading, anchor, text, prose: text})),
  }) satisfies SourcePage;

export const PAGES = [
  page(
    '/android/ad-types/banner',
    'Banner',
    ['', '', 'Show banners with the Android SDK.'],
    ['Callbacks', 'callbacks', 'Set them with setBannerCallbacks before the banner loads.'],
    ['Caching', 'caching', 'Call Appodeal.cache to load one. Баннеры на экране.'],
  ),
  page(
    '/android/ad-types/rewarded-video',
    'Rewarded video',
    ['', '', 'Show rewarded videos.'],
    ['Callbacks', 'callbacks', 'Set them with setRewardedVideoCallbacks.'],
    ['The reward', 'reward', 'The reward has an amount and a name. Показ баннеров не нужен.'],
  ),
  page(
    '/ios/ad-types/banner',
    'Banner',
    ['', '', 'Show banners with the iOS SDK.'],
    ['Hide', 'hide', 'Remove it from the view.'],
  ),
  page(
    '/android/changelog',
    'Changelog Android',
    ['', '', 'All releases.'],
    ['3.10.0', 'v3-10-0', 'Features'],
    ['3.9.0', 'v3-9-0', 'Fixes of banners'],
  ),
  page(
    '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash',
    'AdMob Crash',
    ['', '', 'The app crashes at launch.'],
    [
      'Symptom',
      'symptom',
      'java.lang.RuntimeException: Unable to get provider com.google.android.gms.ads.MobileAdsInitProvider',
    ],
  ),
  page('/news/reload', 'Reload', ['', '', 'How an ad is loaded again.']),
  page('/unity/reload', 'Reload', ['', '', 'How an ad is loaded again.']),
];
const SYNONYMS = [
  ['banner', 'баннер'],
  ['rewarded video', 'реклама с наградой'],
];

export function indexOf(pages: SourcePage[]): SearchIndex {
  const {index, shards} = makeIndexFiles(pages, SYNONYMS, (text) => String(text.length));
  const read = readIndexFile(JSON.parse(JSON.stringify(index)) as typeof index);
  for (const [name, content] of shards) read.addShard(name, content);
  return read;
}
