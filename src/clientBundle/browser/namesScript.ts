import {PAGE_SCRIPTS_ID} from '../startScripts.ts';

/** Whether the markup of the page that was loaded first names the script of a chunk. For browsers only. */
export function namesScript(chunk: string): boolean {
  return document.getElementById(PAGE_SCRIPTS_ID)?.textContent.includes(`/${chunk}.`) ?? false;
}
