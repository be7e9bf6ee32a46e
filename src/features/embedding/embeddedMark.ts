import {EMBEDDED_PATH} from '../../site/sections.ts';

/**
 * Returns an inline script that sets the `data-embedded` attribute on the document if its URL belongs to an embedded
 * section. The script makes the same check as `isEmbeddedAddress` before any other script runs.
 * @param baseUrl base URL of the build, which begins and ends with a slash.
 */
export function embeddedMark(baseUrl: string): string {
  return `(function(){var p=location.pathname,b=${JSON.stringify(baseUrl)};if(${EMBEDDED_PATH}.test(p.indexOf(b)===0?p.slice(b.length-1):p))document.documentElement.setAttribute('data-embedded','')})()`;
}
