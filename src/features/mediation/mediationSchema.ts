import * as z from 'zod';

/** What an adapter can show. */
export const AD_TYPES = ['banner', 'mrec', 'interstitial', 'rewarded', 'native'] as const;

/** What a chosen adapter asks of the app besides its line in the build file. */
const DEMANDS = ['google-app-id', 'firebase-file', 'meta-client-token', 'billing-library-7'] as const;

const partId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'must be lower-case letters and digits in words joined by hyphens, such as unity-ads',
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
const url = z.url({protocol: /^https$/, error: 'must be an address that begins with https://'});
const systemVersion = z.string().regex(/^\d+\.\d+$/, {error: 'must be an iOS version such as 12.4'});

const partSchema = z.strictObject({
  /** Stands in shared addresses: never rename or reuse one. */
  id: partId,
  kind: z.enum(['engine', 'network', 'service']),
  /** Product name, the same in both languages. */
  name: z.string().min(1),
  /** Always in the build. */
  required: z.literal(true).optional(),
  /**
   * Whether it brings advertisers of its own. Networks do and engines do not, where nothing else is said: `false` for a
   * network that only renders creatives, `true` for an engine that is an exchange itself.
   */
  demand: z.boolean().optional(),
});

const repositorySchema = z.strictObject({
  id: partId,
  /** Missing where the build tool has a word for it and other tools need no address. */
  url: url.optional(),
});

const adapterSchema = z.strictObject({
  id: adapterId,
  /** The engine that loads the adapter. */
  engine: partId,
  /** The network, service or other engine that it connects. */
  part: partId,
  artifact: z.string(),
  /** Missing where it is the release's own four-part number, which comes from `changelogs/`. */
  version: version.optional(),
  /** Confirmed ones only. Missing where none is confirmed. */
  adTypes: z.array(z.enum(AD_TYPES)).min(1).optional(),
  dependsOn: z.array(z.string()).min(1).optional(),
  repositories: z.array(partId).min(1).optional(),
  asksFor: z.array(z.enum(DEMANDS)).min(1).optional(),
});

const sdks = z.record(partId, version);

const androidSchema = z.strictObject({
  /** Release to which the version numbers of other makers belong. */
  release: releaseNumber,
  core: coordinates,
  /** Artifact that holds the core and every adapter. */
  bundle: coordinates,
  /** Groups that hold adapters and nothing else, so that one line may exclude them whole. */
  adapterGroups: z.array(z.string().min(1)),
  repositories: z.array(
    repositorySchema.extend({
      /** Gradle's own word for it. */
      gradle: z.enum(['google()', 'mavenCentral()']).optional(),
      /** Repository that serves its artifacts too, so that Gradle needs only that one. */
      mirror: partId.optional(),
    }),
  ),
  /** Version of the network's SDK behind its adapters, by part. */
  sdks,
  adapters: z.array(
    adapterSchema.extend({artifact: coordinates, dependsOn: z.array(coordinates).min(1).optional()}),
  ),
});

const iosSchema = z.strictObject({
  release: releaseNumber,
  core: pod,
  /** Deployment target of an app with the SDK: the core is built for it. */
  minimum: systemVersion,
  /** What a pod declares that names no minimum of its own. */
  podMinimum: systemVersion,
  repositories: z.array(
    repositorySchema.extend({
      url,
      /** Named only when a chosen pod needs it. */
      optional: z.literal(true).optional(),
      /** Known to Unity's External Dependency Manager without being named. */
      podfileOnly: z.literal(true).optional(),
    }),
  ),
  sdks,
  adapters: z.array(
    adapterSchema.extend({
      artifact: pod,
      dependsOn: z.array(podDependency).min(1).optional(),
      /** Deployment target that the pod declares, where it is above `podMinimum`. */
      minimum: systemVersion.optional(),
    }),
  ),
});

const unitySchema = z.strictObject({
  package: z.string().regex(/^[a-z0-9.-]+$/, {error: 'must be the name of a Unity package'}),
  /** Git address; the tag of a release is v and its number. */
  source: url,
  dependencyManager: z.string().regex(/^[a-z0-9.-]+$/, {error: 'must be the name of a Unity package'}),
  dependencyManagerVersion: version,
  /** Adapters that exist natively, but not in the plugin's list. */
  notBundled: z.strictObject({android: z.array(adapterId), ios: z.array(adapterId)}),
});

export type Part = z.infer<typeof partSchema>;
export type AndroidMediation = z.infer<typeof androidSchema>;
export type IosMediation = z.infer<typeof iosSchema>;
export type UnityMediation = z.infer<typeof unitySchema>;
export type AdType = (typeof AD_TYPES)[number];
export type Demand = (typeof DEMANDS)[number];

/** Content of `mediation/`, checked. */
export interface MediationData {
  parts: Part[];
  android: AndroidMediation;
  ios: IosMediation;
  unity: UnityMediation;
}

/** Content of `mediation/`, as read. */
export type RawMediationData = Record<keyof MediationData, unknown>;

const FILES = {
  parts: {file: 'mediation/parts.json', schema: z.array(partSchema)},
  android: {file: 'mediation/android.json', schema: androidSchema},
  ios: {file: 'mediation/ios.json', schema: iosSchema},
  unity: {file: 'mediation/unity.json', schema: unitySchema},
} as const;

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Where a fault lies, in the words of the file: lists are named by the ids of their entries. */
function placeOf(data: unknown, path: readonly PropertyKey[]): string {
  let node = data;
  const words = path.map((key) => {
    const list = node;
    node = isRecord(node) ? node[key] : undefined;
    if (!Array.isArray(list)) return String(key);
    return isRecord(node) && typeof node.id === 'string' ? node.id : `entry ${Number(key) + 1}`;
  });
  return words.length === 0 ? '(file)' : words.join(': ');
}

function shapeFaults(file: string, schema: z.ZodType, data: unknown): string[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const value = issue.path.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), data);
    const shown = value === undefined || isRecord(value) ? '' : ` ${JSON.stringify(value)}`;
    return `${file}: ${placeOf(data, issue.path)}${shown}: ${issue.message}`;
  });
}

/** Values that appear more than once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function adapterFaults(
  file: string,
  {parts}: MediationData,
  data: AndroidMediation | IosMediation,
): string[] {
  const kinds = new Map(parts.map(({id, kind}) => [id, kind]));
  const repositories = new Set(data.repositories.map(({id}) => id));
  const ids = data.adapters.map(({id}) => id);
  const faults = [
    ...repeated(ids).map((id) => `${file}: adapters: ${id}: id: appears twice`),
    ...repeated(data.adapters.map(({artifact}) => artifact)).map(
      (artifact) => `${file}: adapters: artifact ${artifact} appears twice`,
    ),
    ...Object.keys(data.sdks)
      .filter((id) => !kinds.has(id))
      .map((id) => `${file}: sdks: ${id}: is not in mediation/parts.json`),
  ];
  for (const adapter of data.adapters) {
    const place = `${file}: adapters: ${adapter.id}`;
    if (kinds.get(adapter.engine) !== 'engine') {
      faults.push(`${place}: engine "${adapter.engine}": is no engine of mediation/parts.json`);
    }
    if (!kinds.has(adapter.part)) {
      faults.push(`${place}: part "${adapter.part}": is not in mediation/parts.json`);
    }
    if (adapter.part === adapter.engine) {
      faults.push(`${place}: part "${adapter.part}": an engine needs no adapter for itself`);
    }
    for (const repository of adapter.repositories ?? []) {
      if (!repositories.has(repository)) {
        faults.push(`${place}: repositories "${repository}": is not among the repositories of the file`);
      }
    }
  }
  // An adapter inside an engine needs the engine's own module in the build.
  const modules = new Set(
    data.adapters.filter(({engine}) => engine !== 'appodeal').map(({engine}) => engine),
  );
  for (const engine of modules) {
    if (!data.adapters.some((adapter) => adapter.engine === 'appodeal' && adapter.part === engine)) {
      faults.push(`${file}: adapters: none connects the engine "${engine}" with appodeal`);
    }
  }
  return faults;
}

function referenceFaults(data: MediationData): string[] {
  const faults = repeated(data.parts.map(({id}) => id)).map(
    (id) => `mediation/parts.json: ${id}: id: appears twice`,
  );
  const core = data.parts.find(({id}) => id === 'appodeal');
  if (core?.kind !== 'engine' || core.required !== true) {
    faults.push('mediation/parts.json: appodeal: must be there, as an engine with "required": true');
  }
  for (const {id} of data.parts) {
    const isUsed = [data.android, data.ios].some(({adapters}) => adapters.some(({part}) => part === id));
    if (id !== 'appodeal' && !isUsed)
      faults.push(`mediation/parts.json: ${id}: no adapter has it as its part`);
  }
  faults.push(...adapterFaults('mediation/android.json', data, data.android));
  faults.push(...adapterFaults('mediation/ios.json', data, data.ios));
  for (const repository of data.android.repositories) {
    const place = `mediation/android.json: repositories: ${repository.id}`;
    if (repository.url === undefined && repository.gradle === undefined) {
      faults.push(`${place}: needs a url or Gradle's word for it`);
    }
    const {mirror} = repository;
    if (mirror !== undefined && !data.android.repositories.some(({id}) => id === mirror)) {
      faults.push(`${place}: mirror "${mirror}": is not among the repositories of the file`);
    }
  }
  for (const platform of ['android', 'ios'] as const) {
    for (const id of data.unity.notBundled[platform]) {
      if (!data[platform].adapters.some((adapter) => adapter.id === id)) {
        faults.push(`mediation/unity.json: notBundled: ${platform} "${id}": is no adapter of that platform`);
      }
    }
  }
  // One ID stands for the same connection on both platforms.
  for (const {id, engine, part} of data.ios.adapters) {
    const twin = data.android.adapters.find((adapter) => adapter.id === id);
    if (twin && (twin.engine !== engine || twin.part !== part)) {
      faults.push(`mediation/ios.json: adapters: ${id}: connects other parts than in mediation/android.json`);
    }
  }
  return faults;
}

function stopAt(faults: string[]): void {
  if (faults.length > 0) {
    throw new Error(`Mediation data is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/**
 * Checks the content of `mediation/`: the shape of each file, then what the files say of each other.
 * @throws Error that lists every fault with file, entry, field and what is allowed.
 */
export function parseMediation(raw: RawMediationData): MediationData {
  stopAt(
    (Object.keys(FILES) as (keyof typeof FILES)[]).flatMap((key) =>
      shapeFaults(FILES[key].file, FILES[key].schema, raw[key]),
    ),
  );
  const data = raw as unknown as MediationData;
  stopAt(referenceFaults(data));
  return data;
}
