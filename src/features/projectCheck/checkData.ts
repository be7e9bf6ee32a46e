import type {PlatformMediation} from '../mediation/platformMediation.ts';
import type {Timetable} from '../releases/versionLines.ts';
import type {Platform} from '../../site/sections.ts';

import type {Minimums} from '../requirements/minimums.ts';

/** Data about the SDK for the rules. Only the worker loads it. */
export interface CheckData {
  /** Releases and version lines, by platform. */
  releases: Record<Platform, Timetable>;
  mediation: Record<Platform, PlatformMediation>;
  minimums: Minimums;
  /** Native SDKs in each release of the Unity plugin. */
  unitySdks: Record<string, {android?: string; ios?: string}>;
}
