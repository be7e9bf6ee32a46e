/** Platform that a value belongs to. */
export type ValuePlatform = 'android' | 'ios';

/** Format of a value. Values of the same kind are validated in the same way. */
export type ValueKind = 'appKey' | 'adMobAppId' | 'packageName' | 'bundleId' | 'target' | 'placement';

interface ValueField {
  readonly kind: ValueKind;
  /** Platform of the app, or undefined if the value is the same on both. */
  readonly platform?: ValuePlatform;
  /** The placeholder in snippets of any page. */
  readonly placeholder: string;
  /** The shorter placeholder in snippets of pages about this platform. */
  readonly short?: string;
}

/** The reader's values that snippets can contain, in the order in which the form shows them. */
export const VALUE_FIELDS = {
  androidAppKey: {
    kind: 'appKey',
    platform: 'android',
    placeholder: 'YOUR_ANDROID_APP_KEY',
    short: 'YOUR_APP_KEY',
  },
  androidAdMobAppId: {
    kind: 'adMobAppId',
    platform: 'android',
    placeholder: 'YOUR_ANDROID_ADMOB_APP_ID',
    short: 'YOUR_ADMOB_APP_ID',
  },
  packageName: {kind: 'packageName', platform: 'android', placeholder: 'YOUR_PACKAGE_NAME'},
  iosAppKey: {kind: 'appKey', platform: 'ios', placeholder: 'YOUR_IOS_APP_KEY', short: 'YOUR_APP_KEY'},
  iosAdMobAppId: {
    kind: 'adMobAppId',
    platform: 'ios',
    placeholder: 'YOUR_IOS_ADMOB_APP_ID',
    short: 'YOUR_ADMOB_APP_ID',
  },
  bundleId: {kind: 'bundleId', platform: 'ios', placeholder: 'YOUR_BUNDLE_ID'},
  target: {kind: 'target', platform: 'ios', placeholder: 'YOUR_TARGET'},
  placement: {kind: 'placement', placeholder: 'YOUR_PLACEMENT'},
} as const satisfies Record<string, ValueField>;

export type FieldId = keyof typeof VALUE_FIELDS;

/** The reader's values. A value that the reader hasn't entered is missing. */
export type Values = Partial<Record<FieldId, string>>;

/** The fields, with the differences between their types removed. */
export const FIELDS = Object.entries(VALUE_FIELDS) as [FieldId, ValueField][];
