import {isEmbeddedAddress} from '../../site/sections.ts';

/**
 * Returns whether a link on an embedded page leads out of the embedded sections, where the frame must not navigate.
 * @param target URL of the link. Only web URLs can leave the sections. Email and telephone links don't open a page.
 * @param origin origin of this site.
 * @param baseUrl base URL of the build.
 */
export function leavesFrame(target: URL, origin: string, baseUrl: string): boolean {
  if (!/^https?:$/.test(target.protocol)) return false;
  return target.origin !== origin || !isEmbeddedAddress(target.pathname, baseUrl);
}
