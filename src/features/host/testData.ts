import type {EarlierAddress} from './earlierAddresses.ts';

/** Earlier URLs of each form: exact, in one language, with a wildcard, and to another site. */
export const EARLIER_ADDRESSES: EarlierAddress[] = [
  {
    from: '/networks-setup/mediation-groups/mediation-groups-intro',
    to: '/networks-setup/mediation-groups/intro',
  },
  {from: '/networks-setup/admob', to: '/networks-setup/ad-networks/admob'},
  {from: '/android/next/*', to: '/android/:splat'},
  {from: '/en/unity/get-started', to: '/unity/get-started'},
  {from: '/en/unity/get-started/advanced/changelog', to: '/unity/changelog'},
  {from: '/en/unity/get-started/*', to: '/unity/:splat'},
  {from: '/en/android/2-7-3-beta-android-sdk-integration-guide', to: '/android/get-started'},
  {from: '/flutter/get-started', to: 'https://github.com/appodeal/Appodeal-Flutter-Plugin'},
];
