/** Ad formats, in the order in which pages show them. */
export const AD_FORMATS = ['banner', 'interstitial', 'rewarded-video', 'mrec', 'native'] as const;

export type AdFormat = (typeof AD_FORMATS)[number];
