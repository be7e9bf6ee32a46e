import type {PlanData} from '../upgradePlan.ts';
import type {Platform} from '../../../site/sections.ts';

/** Loads a platform's upgrade guide, minimums, and rules as a separate script. */
export async function loadPlanData(platform: Platform): Promise<PlanData> {
  switch (platform) {
    case 'android':
      return (await import('@generated/upgrade-plan/default/plan/android.json')).default;
    case 'ios':
      return (await import('@generated/upgrade-plan/default/plan/ios.json')).default;
    case 'unity':
      return (await import('@generated/upgrade-plan/default/plan/unity.json')).default;
  }
}
