import * as z from 'zod';

import {DataError, findFaults, tellFault} from '../../site/readData.ts';

/** Ad types that an adapter can show. */
export const AD_TYPES = ['banner', 'mrec', 'interstitial', 'rewarded', 'native'] as const;

/** Requirements of a selected adapter for the app, in addition to its line in the build file. */
const DEMANDS = ['google-app-id', 'firebase-file', 'meta-client-token', 'billing-library-7'] as const;

const partId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'must be lowercase letters and digits in words joined by hyphens, such as unity-ads',
});
const adapterId = z.string().regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, {
  error: 'must be the ID of the Unity Dependency Manager, such as max_admob',
});
const version = z.string().regex(/^\d+(?:\.\d+){1,4}$/, {error: 'must be a version such as 24.5.0.0'});
const releaseNumber = z.string().regex(/^\d+\.\d+\.\d+$/, {error: 'must be a release such as 3.9.0'});
const coordinates = z.string().regex(/^[\w.-]+:[\w.-]+$/, {error: 'must be group:module, without a version'});
const pod = z.string().regex(/^[A-Za-z][\w-]*$/, {error: 'must be the name of a pod, without a version'});
const podDependency = z.string().regex(/^[A-Za-z][\w-]*(?:\/\w+)?(?: (?:~> |>= )?\d+(?:\.\d+)+)?$/, {
  error: 'must be a pod and, where known, its version, such as "UnityAds 4.16.0"',
});
const url = z.url({protocol: /^https$/, error: 'must be a URL that begins with https://'});
const systemVersion = z.string().regex(/^\d+\.\d+$/, {error: 'must be an iOS version such as 12.4'});

const partSchema = z.strictObject({
  /** Appears in shared URLs, so never rename or reuse an ID. */
  id: partId,
  kind: z.enum(['engine', 'network', 'service']),
  /** Product name, the same in both languages. */
  name: z.string().min(1),
  /** Whether it is always in the build. */
  required: z.literal(true).optional(),
  /**
   * Whether it has its own advertisers. By default, networks do and engines don't. Set to `false` for a network that
   * only renders creatives, and to `true` for an engine that is itself an exchange.
   */
  demand: z.boolean().optional(),
});

const repositorySchema = z.strictObject({
  id: partId,
  /** Omitted if the build tool has a keyword for it and other tools need no URL. */
  url: url.optional(),
});

const adapterSchema = z.strictObject({
  id: adapterId,
  /** The engine that loads the adapter. */
  engine: partId,
  /** The network, service, or other engine that it connects. */
  part: partId,
  artifact: z.string(),
  /** Omitted if it is the release's own four-part number, which is read from `changelogs/`. */
  version: version.optional(),
  /** Confirmed ad types only. Omitted if none are confirmed. */
  adTypes: z.array(z.enum(AD_TYPES)).min(1).optional(),
  dependsOn: z.array(z.string()).min(1).optional(),
  repositories: z.array(partId).min(1).optional(),
  asksFor: z.array(z.enum(DEMANDS)).min(1).optional(),
});

const sdks = z.record(partId, version);

const androidSchema = z.strictObject({
  /** Release that the third-party versions belong to. */
  release: releaseNumber,
  core: coordinates,
  /** Artifact that contains the core and every adapter. */
  bundle: coordinates,
  /** Groups that contain only adapters. One line can exclude such a group. */
  adapterGroups: z.array(z.string().min(1)),
  repositories: z.array(
    repositorySchema.extend({
      /** Gradle's keyword for it. */
      gradle: z.enum(['google()', 'mavenCentral()']).optional(),
      /** Repository that also serves its artifacts. If set, Gradle files omit this repository. */
      mirror: partId.optional(),
    }),
  ),
  /** Version of the network SDK that the adapters use, by part. */
  sdks,
  adapters: z.array(
    adapterSchema.extend({artifact: coordinates, dependsOn: z.array(coordinates).min(1).optional()}),
  ),
});

const iosSchema = z.strictObject({
  release: releaseNumber,
  core: pod,
  /** Deployment target of an app that includes the SDK, because the core is built for it. */
  minimum: systemVersion,
  /** Minimum version for pods that don't declare one. */
  podMinimum: systemVersion,
  repositories: z.array(
    repositorySchema.extend({
      url,
      /** Whether it is added only if a selected pod needs it. */
      optional: z.literal(true).optional(),
      /** Whether only Podfiles list it, because Unity's External Dependency Manager uses it by default. */
      podfileOnly: z.literal(true).optional(),
    }),
  ),
  sdks,
  adapters: z.array(
    adapterSchema.extend({
      artifact: pod,
      dependsOn: z.array(podDependency).min(1).optional(),
      /** Deployment target that the pod declares, if it is above `podMinimum`. */
      minimum: systemVersion.optional(),
    }),
  ),
});

const unitySchema = z.strictObject({
  package: z.string().regex(/^[a-z0-9.-]+$/, {error: 'must be the name of a Unity package'}),
  /** Git URL. The tag of a release is `v` followed by its number. */
  source: url,
  dependencyManager: z.string().regex(/^[a-z0-9.-]+$/, {error: 'must be the name of a Unity package'}),
  dependencyManagerVersion: version,
  /** Adapters that exist natively but aren't in the plugin's list. */
  notBundled: z.strictObject({android: z.array(adapterId), ios: z.array(adapterId)}),
});

export type Part = z.infer<typeof partSchema>;
export type AndroidMediation = z.infer<typeof androidSchema>;
export type IosMediation = z.infer<typeof iosSchema>;
export type UnityMediation = z.infer<typeof unitySchema>;
export type AdType = (typeof AD_TYPES)[number];
export type Demand = (typeof DEMANDS)[number];

/** Unvalidated content of `mediation/`. */
export type RawMediationData = Record<keyof MediationData, unknown>;

/** File that contains each part of the data. */
export const MEDIATION_FILES = {
  parts: 'mediation/parts.json',
  android: 'mediation/android.json',
  ios: 'mediation/ios.json',
  unity: 'mediation/unity.json',
} as const;

type Report = (path: PropertyKey[], message: string) => void;

/** Returns the positions of values that already occurred earlier in the list. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

function checkAdapters({parts, ...data}: MediationData, native: 'android' | 'ios', report: Report): void {
  const {adapters, repositories, sdks} = data[native];
  const kinds = new Map(parts.map(({id, kind}) => [id, kind]));
  const repositoryIds = new Set(repositories.map(({id}) => id));
  for (const field of ['id', 'artifact'] as const) {
    for (const index of repeated(adapters.map((adapter) => adapter[field]))) {
      report([native, 'adapters', index, field], 'appears twice');
    }
  }
  for (const id of Object.keys(sdks)) {
    if (!kinds.has(id)) report([native, 'sdks', id], 'the key must be an ID in mediation/parts.json');
  }
  adapters.forEach((adapter, index) => {
    const fault = (path: PropertyKey[], message: string) =>
      report([native, 'adapters', index, ...path], message);
    if (kinds.get(adapter.engine) !== 'engine') fault(['engine'], 'is not an engine in mediation/parts.json');
    if (!kinds.has(adapter.part)) fault(['part'], 'is not in mediation/parts.json');
    if (adapter.part === adapter.engine) fault(['part'], 'an engine needs no adapter for itself');
    (adapter.repositories ?? []).forEach((repository, at) => {
      if (!repositoryIds.has(repository)) {
        fault(['repositories', at], 'is not in the list of repositories in this file');
      }
    });
  });
  // An adapter in another engine requires that engine's own module in the build.
  const modules = new Set(adapters.filter(({engine}) => engine !== 'appodeal').map(({engine}) => engine));
  for (const engine of modules) {
    if (!adapters.some((adapter) => adapter.engine === 'appodeal' && adapter.part === engine)) {
      report([native, 'adapters'], `no adapter connects the engine "${engine}" with appodeal`);
    }
  }
}

/** Reports invalid references between the files. */
function checkReferences(data: MediationData, report: Report): void {
  for (const index of repeated(data.parts.map(({id}) => id))) report(['parts', index, 'id'], 'appears twice');
  const core = data.parts.find(({id}) => id === 'appodeal');
  if (core?.kind !== 'engine' || core.required !== true) {
    report(['parts', 'appodeal'], 'must exist, as an engine with "required": true');
  }
  data.parts.forEach(({id}, index) => {
    const isUsed = [data.android, data.ios].some(({adapters}) => adapters.some(({part}) => part === id));
    if (id !== 'appodeal' && !isUsed) report(['parts', index], 'no adapter has it as its part');
  });
  checkAdapters(data, 'android', report);
  checkAdapters(data, 'ios', report);
  data.android.repositories.forEach(({url: address, gradle, mirror}, index) => {
    const place = ['android', 'repositories', index];
    if (address === undefined && gradle === undefined) report(place, 'needs a url or a gradle keyword');
    if (mirror !== undefined && !data.android.repositories.some(({id}) => id === mirror)) {
      report([...place, 'mirror'], 'is not in the list of repositories in this file');
    }
  });
  for (const native of ['android', 'ios'] as const) {
    data.unity.notBundled[native].forEach((id, index) => {
      if (!data[native].adapters.some((adapter) => adapter.id === id)) {
        report(['unity', 'notBundled', native, index], 'is not an adapter on that platform');
      }
    });
  }
  // One ID identifies the same connection on both platforms.
  data.ios.adapters.forEach(({id, engine, part}, index) => {
    const twin = data.android.adapters.find((adapter) => adapter.id === id);
    if (twin && (twin.engine !== engine || twin.part !== part)) {
      report(['ios', 'adapters', index], 'connects different parts than in mediation/android.json');
    }
  });
}

const mediationSchema = z
  .strictObject({
    parts: z.array(partSchema),
    android: androidSchema,
    ios: iosSchema,
    unity: unitySchema,
  })
  .superRefine((data, context) =>
    checkReferences(data, (path, message) => context.addIssue({code: 'custom', path, message})),
  );

/** Validated content of `mediation/`. */
export type MediationData = z.infer<typeof mediationSchema>;

/**
 * Validates the content of `mediation/`: the shape of each file, then the references between them.
 * @throws DataError that lists every error with file, entry, field, value, and what is allowed.
 */
export function parseMediation(raw: RawMediationData): MediationData {
  const faults = findFaults(mediationSchema, raw, {nameField: 'id'});
  if (faults.length === 0) return mediationSchema.parse(raw);
  throw new DataError(
    faults.map(({keys: [part], place, ...fault}) => ({
      file: MEDIATION_FILES[part as keyof MediationData],
      message: tellFault({...fault, place: place.slice(1)}),
    })),
  );
}
