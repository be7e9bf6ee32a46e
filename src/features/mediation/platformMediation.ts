import type {Platform} from '../../site/sections.ts';

import type {
  AdType,
  AndroidMediation,
  Demand,
  IosMediation,
  MediationData,
  Part,
  UnityMediation,
} from './mediationSchema.ts';

/** An operating system whose libraries a build contains. A Unity build contains both. */
export type NativePlatform = 'android' | 'ios';

/** The library of an adapter on one operating system. */
export interface AdapterPackage {
  /** `group:module` on Android, the name of the pod on iOS. */
  artifact: string;
  /** Version, omitted if it is the release's own four-part number. */
  version?: string;
  /** Confirmed ad types only. Empty if none are confirmed. */
  adTypes: AdType[];
  /** Confirmed libraries that it includes. */
  dependsOn: string[];
  /** IDs of the repositories that it is published in, in addition to those of every build. */
  repositories: string[];
  asksFor: Demand[];
  /** Minimum iOS version that the pod declares. */
  minimum?: string;
}

/** A connection between an engine and a network, a service, or another engine. */
export interface Adapter {
  id: string;
  engine: string;
  part: string;
  packages: Partial<Record<NativePlatform, AdapterPackage>>;
}

/** Data for one platform's configurator, as delivered with the page. */
export interface PlatformMediation {
  platform: Platform;
  /** Parts that have an adapter on this platform, in display order. */
  parts: Part[];
  adapters: Adapter[];
  android?: Omit<AndroidMediation, 'adapters'>;
  ios?: Omit<IosMediation, 'adapters'>;
  unity?: Omit<UnityMediation, 'notBundled'>;
}

type RawAdapter = (AndroidMediation | IosMediation)['adapters'][number] & {minimum?: string};

function packageOf(adapter: RawAdapter, platform: Platform): AdapterPackage {
  const {artifact, version, adTypes = [], dependsOn = [], repositories = [], asksFor = [], minimum} = adapter;
  return {
    artifact,
    ...(version !== undefined && {version}),
    // The Unity plugin doesn't support native ads.
    adTypes: platform === 'unity' ? adTypes.filter((type) => type !== 'native') : adTypes,
    dependsOn,
    repositories,
    asksFor,
    ...(minimum !== undefined && {minimum}),
  };
}

function withoutAdapters<T extends {adapters: unknown}>({
  adapters: _adapters,
  ...rest
}: T): Omit<T, 'adapters'> {
  return rest;
}

/**
 * Returns the data of one platform. The data for Unity combines the native lists, without what the plugin doesn't
 * bundle.
 */
export function platformMediation(data: MediationData, platform: Platform): PlatformMediation {
  const natives: NativePlatform[] = platform === 'unity' ? ['android', 'ios'] : [platform];
  const adapters = new Map<string, Adapter>();
  for (const native of natives) {
    const left = platform === 'unity' ? data.unity.notBundled[native] : [];
    for (const raw of data[native].adapters) {
      if (left.includes(raw.id)) continue;
      const {id, engine, part} = raw;
      const adapter = adapters.get(id) ?? {id, engine, part, packages: {}};
      adapter.packages[native] = packageOf(raw, platform);
      adapters.set(id, adapter);
    }
  }
  const {package: name, source, dependencyManager, dependencyManagerVersion} = data.unity;
  const list = [...adapters.values()];
  return {
    platform,
    parts: data.parts.filter(
      ({id, required}) => required === true || list.some((adapter) => adapter.part === id),
    ),
    adapters: list,
    ...(natives.includes('android') && {android: withoutAdapters(data.android)}),
    ...(natives.includes('ios') && {ios: withoutAdapters(data.ios)}),
    ...(platform === 'unity' && {
      unity: {package: name, source, dependencyManager, dependencyManagerVersion},
    }),
  };
}
