/** Key under which the browser stores the reader's values. */
export const STORAGE_KEY = 'site.yourValues';
