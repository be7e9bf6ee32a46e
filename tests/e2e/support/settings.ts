export const WIDTHS = [360, 1280] as const;
export const MODES = ['light', 'dark'] as const;

/** A window width, in pixels, and a color mode. */
export interface Setting {
  width: (typeof WIDTHS)[number];
  mode: (typeof MODES)[number];
}

/** Every width in every color mode. */
export const SETTINGS: readonly Setting[] = WIDTHS.flatMap((width) => MODES.map((mode) => ({width, mode})));

/** Returns a setting in rotation so that consecutive numbers have different settings. */
export function settingOf(number: number): Setting {
  return SETTINGS[number % SETTINGS.length] as Setting;
}
