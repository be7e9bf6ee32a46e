/**
 * Returns the name of the file that contains the text of a page. There is one file per page so that excerpts load only
 * the pages that are shown.
 */
export function textFile(path: string): string {
  return `${path.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'index'}.json`;
}
