/** Replaces whatever isn't prose inside a sentence: inline code, an image, a URL, a value, a version token. */
export const NOT_PROSE = '\uFFFC';
