/** Stands for whatever is not prose inside a sentence: inline code, an image, an address, a value, a version token. */
export const NOT_PROSE = '\uFFFC';
