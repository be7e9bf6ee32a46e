import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {parseData, readData} from '../../../src/site/readData.ts';
import {PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import {declarationsSchema, type Member, type TypeDeclaration} from './declarations.ts';

/** Schema of the part of `symbols/<platform>.json` that the checks read, without declarations. Other keys are notes. */
const namesSchema = z.object({
  types: z.array(z.string()),
  members: z.record(z.string(), z.array(z.string())),
  constants: z.array(z.string()).default([]),
  functions: z.array(z.string()).default([]),
  gradle: z.array(z.string()).default([]),
  gradleRelated: z.array(z.string()).default([]),
  mavenRepositories: z.array(z.string()).default([]),
  packages: z.array(z.string()).default([]),
  pods: z.array(z.string()).default([]),
  podDependencies: z.array(z.string()).default([]),
  manifestOrPlistKeys: z.array(z.string()).default([]),
  xmlAttributes: z.array(z.string()).default([]),
  xmlAttributeValues: z.array(z.string()).default([]),
  systemProperties: z.array(z.string()).default([]),
  networkNames: z.array(z.string()).default([]),
  modules: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  namespaces: z.array(z.string()).default([]),
  assemblies: z.array(z.string()).default([]),
  settingsAssetFields: z.array(z.string()).default([]),
  seenOnlyInLaterBuild: z.record(z.string(), z.array(z.string())).default({}),
  swiftDerived: z.record(z.string(), z.array(z.string())).default({}),
  unavailable: z.array(z.string()).default([]),
  doNotUse: z.array(z.string()).default([]),
});

type PlatformData = z.output<typeof namesSchema> & {declarations: Record<string, TypeDeclaration>};

const platformSchema = (platform: Platform): z.ZodType<PlatformData> =>
  namesSchema
    .extend({declarations: declarationsSchema(platform).default({})})
    .superRefine(({types, declarations}, context) => {
      const known = new Set(types.map(shortName));
      for (const type of Object.keys(declarations).filter((name) => !known.has(name))) {
        context.addIssue({code: 'custom', path: ['declarations', type], message: 'must be listed in types'});
      }
    });

/** Schema of `symbols/other.json`: names outside the SDK, keyed by owner. */
const otherSchema = z.record(z.string(), z.array(z.string()));

/** Schema of `symbols/sourced.json`: names that the lists alone don't confirm, each with the page that confirms it. */
const sourcedSchema = z.partialRecord(
  z.enum(PLATFORMS),
  z.array(z.strictObject({name: z.string(), source: z.url()})),
);

/** The SDK symbols of one platform, indexed for lookup. */
export class Symbols {
  /** Short names, with a dot in nested ones, such as `Appodeal` and `InAppPurchase.Type`. */
  readonly types = new Set<string>();
  /** Names as in the list, with the package. */
  readonly qualifiedTypes: Set<string>;
  readonly members = new Map<string, Set<string>>();
  /** Every name that is valid on its own: members, types, constants, keys, and parameters. */
  readonly names = new Set<string>();
  /** Versions by artifact (`group:artifact`) and by pod name. */
  readonly artifacts = new Map<string, string | undefined>();
  readonly pods = new Map<string, string | undefined>();
  /** Reasons why existing names must not be used on a page. */
  readonly rejected = new Map<string, string>();
  readonly data: PlatformData;

  constructor(
    readonly platform: Platform,
    data: PlatformData,
    sourced: ReadonlySet<string>,
  ) {
    this.data = data;
    const {types, members, declarations} = this.data;
    this.qualifiedTypes = new Set(types);
    for (const type of [...types.map(shortName), ...Object.keys(members), ...Object.keys(declarations)]) {
      this.types.add(type);
      this.names.add(type);
      const [last] = type.split('.').slice(-1);
      if (last !== undefined) this.names.add(last);
    }
    for (const type of types) this.names.add(type);
    for (const [type, list] of Object.entries(members))
      for (const member of list) this.addMember(type, member);
    for (const type of Object.keys(declarations)) this.addDeclaration(type);
    this.addPlainNames();
    this.addArtifacts();
    this.addRejected(sourced);
  }

  private addMember(type: string, member: string): void {
    const known = this.members.get(type) ?? new Set<string>();
    this.members.set(type, known);
    // Names such as `-loadAd`, `+sharedSdk`, `loadAd()`, `.interstitial`, and `getTitle` are added as written and as
    // plain names.
    for (const form of [member, member.replace(/^[-+]/, ''), plainName(member)]) {
      known.add(form);
      this.names.add(form);
      this.names.add(`${type}.${form.replace(/^[-+.]/, '')}`);
    }
  }

  private addDeclaration(type: string): void {
    for (const {kind, name, form, parameters} of this.membersOf(type)) {
      for (const parameter of parameters) this.names.add(parameter.name);
      // Only Swift and Objective-C have names for constructors.
      if (kind === 'constructor' && form === 'constructor') continue;
      this.addMember(type, form);
      // In Java, a property of a Kotlin class is read with its getter.
      if (kind === 'property' && this.platform === 'android')
        this.addMember(type, `get${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    }
    for (const parent of this.data.declarations[type]?.extends ?? []) {
      for (const member of this.data.members[parent] ?? []) this.addMember(type, member);
    }
  }

  /** Returns the declared members of a type, including inherited ones. */
  membersOf(type: string): Member[] {
    const declaration = this.data.declarations[type];
    if (declaration === undefined) return [];
    const {members, optional, extends: parents} = declaration;
    return [...members, ...optional, ...parents.flatMap((parent) => this.membersOf(parent))];
  }

  private addPlainNames(): void {
    const {data} = this;
    const lists = [
      ...[
        data.constants,
        data.functions,
        data.manifestOrPlistKeys,
        data.xmlAttributes,
        data.xmlAttributeValues,
      ],
      ...[
        data.systemProperties,
        data.networkNames,
        data.modules,
        data.imports,
        data.namespaces,
        data.assemblies,
      ],
      ...[data.settingsAssetFields, data.mavenRepositories],
    ];
    for (const name of lists.flat()) this.names.add(name);
    // The package or namespace of a type is valid on its own.
    for (const type of this.qualifiedTypes) {
      const parts = type.split('.');
      for (let length = 1; length < parts.length; length++) {
        if (/^[a-z]|^AppodealStack/.test(type)) this.names.add(parts.slice(0, length).join('.'));
      }
    }
  }

  private addArtifacts(): void {
    const {gradle, gradleRelated, packages, pods, podDependencies} = this.data;
    for (const coordinate of [...gradle, ...gradleRelated, ...packages]) {
      const [group = '', artifact, version] = coordinate.startsWith('https://')
        ? [coordinate]
        : coordinate.split(':');
      if (artifact === undefined) {
        this.names.add(group);
        this.names.add(group.split('@')[0] ?? group);
        continue;
      }
      this.artifacts.set(`${group}:${artifact}`, version);
      // Tables refer to the network as `unityads`, from `unityads-adapter`.
      const network = artifact.replace(/-adapter$/, '');
      for (const name of [group, artifact, network, `${group}:${artifact}`]) this.names.add(name);
    }
    for (const pod of [...pods, ...podDependencies]) {
      const [name = '', version] = pod.split(' ');
      this.pods.set(name, version);
      this.names.add(name);
    }
  }

  private addRejected(sourced: ReadonlySet<string>): void {
    const reject = (name: string, reason: string): void => {
      if (!sourced.has(name)) this.rejected.set(name, reason);
    };
    const {seenOnlyInLaterBuild, swiftDerived, unavailable, doNotUse} = this.data;
    for (const [type, list] of Object.entries(seenOnlyInLaterBuild)) {
      for (const member of list) {
        if (!member.includes('='))
          reject(`${type}.${member}`, 'was seen only in a later build than this release');
      }
    }
    for (const [type, list] of Object.entries(swiftDerived)) {
      for (const member of list) {
        reject(
          `${type}.${member.replace(/^\./, '')}`,
          'is derived from the Objective-C header, and no source shows it in Swift',
        );
      }
    }
    for (const entry of unavailable) {
      const [type = '', member = ''] = entry.split(' ');
      for (const form of [member, plainName(member)])
        reject(`${type}.${form}`, 'is marked as unavailable in the header');
    }
    for (const entry of doNotUse) {
      const reason = 'exists but must not be used';
      const [type = '', member] = entry.split(' ');
      if (member === undefined) {
        reject(entry, reason);
        reject(shortName(entry), reason);
      } else {
        for (const form of [member, plainName(member)]) reject(`${type}.${form}`, reason);
      }
    }
    // A name from `symbols/sourced.json` is a member like the others.
    for (const name of sourced) {
      const split = name.indexOf('.');
      if (split > 0) {
        const member = name.slice(split + 1);
        this.addMember(name.slice(0, split), member);
        // Swift can omit the type.
        this.addMember(name.slice(0, split), `.${member}`);
      } else this.names.add(name);
    }
  }

  /** Returns why a member must not be used. `form` can be a plain name, a Swift signature, or a selector. */
  whyRejected(type: string, form: string): string | undefined {
    return this.rejected.get(`${type}.${form}`);
  }

  hasMember(type: string, form: string): boolean {
    return this.members.get(type)?.has(form) === true || this.types.has(`${type}.${form}`);
  }

  /** Returns whether any type has this name. */
  hasName(name: string): boolean {
    return this.names.has(name);
  }

  /** Returns the longest type that a dotted path starts with, and the number of its parts. */
  typeAtStart(parts: string[]): {type: string; length: number} | undefined {
    for (let length = parts.length; length > 0; length--) {
      const joined = parts.slice(0, length).join('.');
      if (this.qualifiedTypes.has(joined)) return {type: shortName(joined), length};
      if (this.types.has(joined)) return {type: joined, length};
    }
    return undefined;
  }
}

/**
 * Validates the names and declarations of one platform, which are the content of `symbols/<platform>.json`.
 * @throws DataError that lists every invalid entry.
 */
export function toSymbols(
  platform: Platform,
  data: unknown,
  sourced: ReadonlySet<string> = new Set(),
): Symbols {
  const valid = parseData(`symbols/${platform}.json`, platformSchema(platform), data);
  return new Symbols(platform, valid, sourced);
}

/** Shortens `com.appodeal.ads.inapp.InAppPurchase.Type` to `InAppPurchase.Type`. */
export function shortName(type: string): string {
  const parts = type.split('.');
  // Packages are lowercase, and Unity namespaces are the parts before a type.
  const start = type.startsWith('AppodealStack.')
    ? type.startsWith('AppodealStack.Cmp.')
      ? 2
      : 3
    : parts.findIndex((part) => /^[A-Z]/.test(part));
  return parts.slice(Math.max(start, 0)).join('.');
}

/** Converts `-showAd:rootViewController:` to `showAd`, and `.interstitial` to `interstitial`. */
export const plainName = (member: string): string => member.replace(/^[-+.]/, '').replace(/[:(].*$/, '');

export interface SymbolData {
  platforms: Map<Platform, Symbols>;
  /** Names from operating systems, build tools, and other SDKs. */
  other: Set<string>;
  /** Former names in the SDK, which text can mention but code must not use. */
  former: Set<string>;
}

/** The owner of names from earlier releases in `symbols/other.json`. */
const FORMER = 'Appodeal, earlier releases';

/**
 * Reads the lists in a tree. A fixture contains only the lists that it needs.
 * @throws DataError that reports the file, the list, and the invalid entry.
 */
export function readSymbols(root: string): SymbolData {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined => {
    const file = `symbols/${name}.json`;
    return existsSync(path.join(root, file)) ? readData(root, file, schema, {nameField: 'name'}) : undefined;
  };
  const sourced = read('sourced', sourcedSchema) ?? {};
  const platforms = new Map<Platform, Symbols>();
  for (const platform of PLATFORMS) {
    const data = read(platform, z.unknown());
    const names = new Set((sourced[platform] ?? []).map(({name}) => name));
    if (data !== undefined) platforms.set(platform, toSymbols(platform, data, names));
  }
  const {[FORMER]: former = [], ...owners} = read('other', otherSchema) ?? {};
  return {platforms, other: new Set(Object.values(owners).flat()), former: new Set(former)};
}
