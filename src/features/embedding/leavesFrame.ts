import {isEmbeddedAddress} from '../../site/sections.ts';

/**
 * Whether a link of an embedded page leads out of the embedded sections, to where the frame must not go.
 * @param target address of the link. Only web addresses leave; mail and telephone links open no page.
 * @param origin of this site.
 * @param baseUrl base address of the build.
 */
export function leavesFrame(target: URL, origin: string, baseUrl: string): boolean {
  if (!/^https?:$/.test(target.protocol)) return false;
  return target.origin !== origin || !isEmbeddedAddress(target.pathname, baseUrl);
}
