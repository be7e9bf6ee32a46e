/**
 * Returns the ID of the element that a URL's hash refers to.
 * @param hash hash with its `#`, or an empty string.
 * @returns the ID, or an empty string without a hash. A hash with malformed percent-encoding is taken literally.
 */
export function idOfHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
