/** A line of a file. */
export interface Place {
  file: string;
  /** Counted from 1. */
  line: number;
}

/** A value that a file sets. */
export interface Setting<T = string> extends Place {
  value: T;
}

/** A library that is excluded from another one, or from all. */
export interface Exclude extends Place {
  group: string | null;
  module: string | null;
}

/** A library in Maven's notation. */
export interface Artifact extends Place {
  group: string;
  module: string;
  /** Null: missing, or in an unsupported notation. */
  version: string | null;
  excludes: Exclude[];
}

/** Where Gradle looks for libraries. */
interface Repository extends Place {
  /** URL, or `google()` and the like. */
  url: string;
  /** Whether it's for libraries or only for Gradle plugins. */
  scope: 'libraries' | 'plugins';
}

export interface GradleFile {
  kind: 'gradle';
  dialect: 'kotlin' | 'groovy';
  artifacts: Artifact[];
  /** Libraries by alias of a version catalog, such as `libs.appodeal`. */
  aliases: (Place & {alias: string; excludes: Exclude[]})[];
  /** Excludes of all configurations. */
  excludes: Exclude[];
  repositories: Repository[];
  /** Blocks of repositories for libraries. */
  repositoryBlocks: Place[];
  minSdk: GradleValue[];
  compileSdk: GradleValue[];
  targetSdk: GradleValue[];
  /** Gradle plugins with their versions, by ID or by `group:module`. */
  plugins: (Place & {id: string; version: string | null})[];
  variables: Record<string, string>;
}

/** A value of a Gradle file: the value itself, or the name of a variable. */
export interface GradleValue extends Place {
  value: string | null;
  variable: string | null;
}

export interface VersionCatalog {
  kind: 'versionCatalog';
  versions: Record<string, string>;
  /** By alias in the form of build files: `appodeal.core`. */
  libraries: Record<string, Artifact>;
  plugins: (Place & {alias: string; id: string; version: string | null})[];
}

/** Output of `gradlew :app:dependencies`. */
export interface GradleReport {
  kind: 'gradleReport';
  artifacts: Artifact[];
  /** Libraries that Gradle couldn't find. */
  failed: Artifact[];
}

export interface PropertiesFile {
  kind: 'properties';
  values: Record<string, Setting>;
}

/** A `meta-data` element of a manifest. */
export interface MetaData extends Setting<string | null> {
  name: string;
  /** Name of the element that contains it. */
  parent: string;
  isRemoved: boolean;
}

export interface ManifestFile {
  kind: 'manifest';
  /** Whether it has a launcher activity. */
  isApp: boolean;
  application: Place | null;
  networkSecurityConfig: boolean;
  usesCleartextTraffic: boolean;
  metaData: MetaData[];
  /** Permissions that it removes from the manifests of libraries. */
  removedPermissions: Setting[];
}

/** A value of a property list. */
export type PlistValue = string | boolean | PlistValue[] | PlistDictionary;

export interface PlistDictionary {
  keys: Record<string, {line: number; value: PlistValue}>;
}

interface PlistFile {
  line: number;
  root: PlistDictionary;
}

interface InfoPlist extends PlistFile {
  kind: 'infoPlist';
  /** Contains only keys, as samples in guides do. */
  isFragment: boolean;
}

interface PrivacyManifest extends PlistFile {
  kind: 'privacyManifest';
}

export interface Pod extends Place {
  name: string;
  /** As written, such as `~> 3.9`; null without one. */
  requirement: string | null;
}

export interface PodfileFile {
  kind: 'podfile';
  sources: Setting[];
  platform: Setting | null;
  useFrameworks: (Place & {isStatic: boolean})[];
  targets: Setting[];
  pods: Pod[];
  /** Functions that are never called, with their pods. */
  unused: (Place & {name: string; pods: string[]})[];
  /** Sources of single pods: `pod 'A', :source => '…'`. */
  podSources: string[];
  /** Whether Flutter or React Native adds the pods of its packages. */
  addsPackages: boolean;
  /** Deployment targets that a script sets for all pods. */
  deploymentTargets: Setting[];
}

export interface PodfileLock {
  kind: 'podfileLock';
  pods: Pod[];
}

/** A list of native libraries for External Dependency Manager. */
export interface DependencyList {
  kind: 'dependencyList';
  artifacts: Artifact[];
  repositories: Setting[];
  pods: Pod[];
  sources: Setting[];
}

/** `Packages/manifest.json` or `packages-lock.json`. */
export interface UnityPackages {
  kind: 'unityPackages';
  isLock: boolean;
  packages: Record<string, Setting>;
  /** Prefixes of package names in other registries. */
  registryScopes: string[];
}

export interface UnitySettings {
  kind: 'unitySettings';
  values: Record<string, Setting>;
}

/** `AppodealSettings.asset`, in which the Unity plugin stores its settings. */
export interface AppodealSettings {
  kind: 'appodealSettings';
  /** Empty values are empty texts. */
  values: Record<string, Setting>;
  skAdNetworkIds: number;
}

export type CodeLanguage = 'jvm' | 'swift' | 'objectiveC' | 'csharp';

/** A source file that uses the SDK. */
export interface CodeFile {
  kind: 'code';
  language: CodeLanguage;
  /** Lines without comments. */
  lines: Setting[];
}

export interface AppAdsTxt {
  kind: 'appAdsTxt';
  records: Setting<string[]>[];
}

export interface ProguardFile {
  kind: 'proguard';
  rules: Setting[];
}

type Content =
  | GradleFile
  | VersionCatalog
  | GradleReport
  | PropertiesFile
  | ManifestFile
  | InfoPlist
  | PrivacyManifest
  | PodfileFile
  | PodfileLock
  | DependencyList
  | UnityPackages
  | UnitySettings
  | AppodealSettings
  | CodeFile
  | AppAdsTxt
  | ProguardFile;

export type FileKind = Content['kind'];

/** A file that was read, with its name. */
export type ProjectFile<C extends Content = Content> = C & {name: string};

export type FileOf<K extends FileKind> = Extract<Content, {kind: K}> & {name: string};

/**
 * Why a file wasn't read. `unknown`: unsupported format. `broken`: invalid syntax. `binary`: not text. `large`: over the
 * limit.
 */
export type Unread = 'unknown' | 'broken' | 'binary' | 'large' | 'empty';
