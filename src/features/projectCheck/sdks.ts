import {supportAnswer, type SupportAnswer} from '../releases/supportAnswer.ts';
import type {Platform} from '../../site/sections.ts';

import type {CheckData} from './checkData.ts';
import type {Project} from './project.ts';
import type {Place} from './projectFile.ts';

/** An SDK of the project, with what the site knows about its version. */
export interface SdkUse {
  platform: Platform;
  place: Place;
  /** Whether a file states the version. If none does, it's the earliest one that a requirement allows. */
  isExact: boolean;
  answer: Exclude<SupportAnswer, {kind: 'none'}>;
}

/**
 * Returns the SDKs of a project. In a Unity project, that is the plugin, or the native SDKs if its version is unknown.
 * @param today ISO date.
 */
export function sdksOf({unity, libraries, release}: Project, data: CheckData, today: string): SdkUse[] {
  const sdk = (platform: Platform, version: string, {file, line}: Place, isExact: boolean): SdkUse[] => {
    const answer = supportAnswer(version, data.releases[platform], today);
    return answer.kind === 'none' ? [] : [{platform, place: {file, line}, isExact, answer}];
  };
  if (unity !== null) return sdk('unity', unity.value, unity, true);
  return (['android', 'ios'] as const).flatMap((native) => {
    const version = release[native];
    const own = libraries.filter((each) => each.native === native);
    const exact = own.find((each) => each.release === version);
    const place = exact ?? own.find(({role}) => role !== 'adapter') ?? own[0];
    return version === null || place === undefined ? [] : sdk(native, version, place, exact !== undefined);
  });
}
