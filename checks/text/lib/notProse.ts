/** Replaces whatever isn't prose in a sentence: inline code, an image, a URL, a value, or a version token. */
export const NOT_PROSE = '\uFFFC';
