/** Stands in for modules that the browser does not need at the start. */
export {};
