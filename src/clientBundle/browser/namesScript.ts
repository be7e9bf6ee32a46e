import {PAGE_SCRIPTS_ID} from '../startScripts.ts';

/** Returns whether the markup of the page that was loaded first lists a chunk's script. For browsers only. */
export function namesScript(chunk: string): boolean {
  return document.getElementById(PAGE_SCRIPTS_ID)?.textContent.includes(`/${chunk}.`) ?? false;
}
