import type {AdType} from './mediationSchema.ts';

/** Ad types in the order of the guides. Apart from the schema, which must not get into the browser. */
export const AD_TYPE_ORDER: readonly AdType[] = ['banner', 'interstitial', 'rewarded', 'mrec', 'native'];
