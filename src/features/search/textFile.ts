/** Name of the file with the text of a page: one file per page, so that excerpts cost only the pages that are shown. */
export function textFile(path: string): string {
  return `${path.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'index'}.json`;
}
