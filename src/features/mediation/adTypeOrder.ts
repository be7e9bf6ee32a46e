import type {AdType} from './mediationSchema.ts';

/** Ad types in the order of the guides. Separate from the schema, which must not be loaded in the browser. */
export const AD_TYPE_ORDER: readonly AdType[] = ['banner', 'interstitial', 'rewarded', 'mrec', 'native'];
