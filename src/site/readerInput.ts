/** Events that indicate scrolling or input by the reader. When scripts scroll, these events don't occur. */
export const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Attribute of the root element that a built page sets on the first of these events, even before its scripts run. */
export const READER_ACTED = 'data-reader-acted';
