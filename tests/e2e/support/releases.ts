import type {APIRequestContext} from '@playwright/test';

import {newestRelease, type NewestRelease} from '../../../src/features/releases/newestRelease.ts';
import {parseSiteVersion} from '../../../src/features/host/siteVersion.ts';
import type {Platform} from '../../../src/site/sections.ts';

/** Returns the newest stable releases that the tested build documents so that no test refers to a specific release. */
export async function builtReleases(
  request: APIRequestContext,
): Promise<{latest: Record<Platform, string>; newest: NewestRelease}> {
  const {releases} = parseSiteVersion(await (await request.get('/version.json')).json());
  const newest = newestRelease({
    android: {version: releases.android},
    ios: {version: releases.ios},
    unity: {version: releases.unity},
  });
  return {latest: releases, newest};
}
