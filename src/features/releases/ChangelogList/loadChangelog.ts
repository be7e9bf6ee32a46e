import type {ChangelogData} from '../changelogEntry.ts';
import type {UpgradeStep} from '../upgradeGuide.ts';
import type {Platform} from '../../../site/sections.ts';

/** Loads a platform's release data as a separate script. */
export async function loadChangelog(platform: Platform): Promise<ChangelogData> {
  switch (platform) {
    case 'android':
      return (await import('@generated/site-releases/default/changelog-android.json')).default;
    case 'ios':
      return (await import('@generated/site-releases/default/changelog-ios.json')).default;
    case 'unity':
      return (await import('@generated/site-releases/default/changelog-unity.json')).default;
  }
}

/** Loads the steps of a platform's upgrade guide as a separate script. */
export async function loadUpgradeSteps(platform: Platform): Promise<UpgradeStep[]> {
  switch (platform) {
    case 'android':
      return (await import('@generated/site-releases/default/upgrade-android.json')).default;
    case 'ios':
      return (await import('@generated/site-releases/default/upgrade-ios.json')).default;
    case 'unity':
      return (await import('@generated/site-releases/default/upgrade-unity.json')).default;
  }
}
