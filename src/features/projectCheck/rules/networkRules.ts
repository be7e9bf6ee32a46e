import type {Demand} from '../../mediation/mediationSchema.ts';
import type {Adapter} from '../../mediation/platformMediation.ts';

import type {Build} from '../build.ts';
import type {CheckData} from '../checkData.ts';
import {isDescribed, type Project} from '../project.ts';
import type {FileOf, MetaData, Place, PlistValue} from '../projectFile.ts';
import {namesOf, type Context, type Fix, type Found, type Rule} from '../rule.ts';

import {appPlists, appManifests} from './appFiles.ts';

const artifactOf = ({packages}: Adapter, {native}: Build): string => packages[native]?.artifact ?? '';

/** Returns the adapters of a build that require something. */
const asking = (build: Build, demand: Demand) =>
  build.adapters.filter(({adapter}) => adapter.packages[build.native]?.asksFor.includes(demand));

function excludeFix(build: Build, names: readonly string[], project: Project): Fix | null {
  const file = project.of('gradle').find(({name}) => name === build.place.file);
  if (file === undefined || build.form !== 'bundle') return null;
  const lines = names.map((name) => {
    const [group = '', module = ''] = name.split(':');
    return file.dialect === 'kotlin'
      ? `exclude(group = "${group}", module = "${module}")`
      : `exclude group: '${group}', module: '${module}'`;
  });
  return {language: file.dialect, file: file.name, code: lines.join('\n')};
}

const WITHOUT_ADMOB = {
  android: '/android/advanced/configure-mediated-networks#without-admob',
  ios: '/ios/advanced/configure-mediated-networks#without-admob',
  unity: '/unity/advanced/configure-mediated-networks#without-admob',
};

/**
 * AdMob is left out of one engine but not of the others. In a bundle, that is an exclude that others lack. In a list, it
 * is adapters of other engines without Appodeal's own, unless the app has an AdMob app ID and so uses them.
 */
const googleLeft: Rule = {
  id: 'google-left',
  sources: WITHOUT_ADMOB,
  check: (project) =>
    project.builds.flatMap((build): Found[] => {
      const left = asking(build, 'google-app-id');
      const [first] = left;
      if (first === undefined) return [];
      const isHalf =
        build.form === 'bundle'
          ? build.excluded.some(({packages}) => packages[build.native]?.asksFor.includes('google-app-id'))
          : build.adapters.some(({adapter}) => adapter.engine === 'appodeal') &&
            !left.some(({adapter}) => adapter.engine === 'appodeal') &&
            !hasGoogleId(project, build.native);
      if (!isHalf) return [];
      const names = left.map(({adapter}) => artifactOf(adapter, build));
      const fix = excludeFix(build, names, project);
      return [
        {
          severity: 'error',
          place: first.place,
          platform: build.native,
          values: {names: namesOf(names)},
          ...(fix && {fix}),
        },
      ];
    }),
};

const GOOGLE_ID = 'com.google.android.gms.ads.APPLICATION_ID';
const GOOGLE_KEY = 'GADApplicationIdentifier';
const APP_ID = /^ca-app-pub-\d{16}~\d{10}$/;
/** Publisher in Google's sample IDs. */
const SAMPLE = 'ca-app-pub-3940256099942544~';

/** Values that the build replaces: resources, placeholders, and build settings. */
const isReplaced = (value: string): boolean => /^@|\$[({]|^\$\w/.test(value);

/** Settings of the Unity plugin that contain the IDs. */
const ID_SETTINGS = {android: 'adMobAndroidAppId', ios: 'adMobIosAppId'} as const;

interface GoogleId {
  native: 'android' | 'ios';
  place: Place;
  value: string;
  /** Manifests only: the element that contains it. */
  parent: string | null;
}

function googleIds(project: Project): GoogleId[] {
  const inManifests = project.of('manifest').flatMap(({metaData}) =>
    metaData
      .filter(({name, isRemoved}) => name === GOOGLE_ID && !isRemoved)
      .map(({file, line, value, parent}): GoogleId => ({
        native: 'android',
        place: {file, line},
        value: value ?? '',
        parent,
      })),
  );
  const inPlists = project.of('infoPlist').flatMap(({name, root}) => {
    const found = root.keys[GOOGLE_KEY];
    return found === undefined
      ? []
      : [
          {
            native: 'ios' as const,
            place: {file: name, line: found.line},
            value: typeof found.value === 'string' ? found.value : '',
            parent: null,
          },
        ];
  });
  const inSettings = project.of('appodealSettings').flatMap(({values}) =>
    Object.entries(ID_SETTINGS).flatMap(([native, name]): GoogleId[] => {
      const found = values[name];
      return found === undefined || found.value === ''
        ? []
        : [{native: native as GoogleId['native'], place: found, value: found.value, parent: null}];
    }),
  );
  return [...inManifests, ...inPlists, ...inSettings];
}

const hasGoogleId = (project: Project, native: 'android' | 'ios'): boolean =>
  googleIds(project).some((id) => id.native === native);

const APP_ID_SECTIONS = {
  android: '/android/get-started#admob',
  ios: '/ios/get-started#admob-configuration',
  unity: '/unity/get-started#admob-configuration',
};

const metaDataFix = (file: string, name: string, value: string): Fix => ({
  language: 'xml',
  file,
  code: `<meta-data\n    android:name="${name}"\n    android:value="${value}" />`,
});

const keyFix = (file: string, ...pairs: [key: string, value: string][]): Fix => ({
  language: 'xml',
  file,
  code: pairs.map(([key, value]) => `<key>${key}</key>\n${value}`).join('\n'),
});

const text = (value: string): string => `<string>${value}</string>`;

/** Returns the app's files that must contain a value, or none if that's unknown. */
function appFilesOf(project: Project, native: 'android' | 'ios'): {name: string; place: Place}[] {
  // In Unity, the plugin writes the values from its settings during the build.
  if (project.isUnity) {
    return project.of('appodealSettings').map(({name, values}) => ({
      name,
      place: values[ID_SETTINGS[native]] ?? {file: name, line: 1},
    }));
  }
  return native === 'android'
    ? appManifests(project).map((file) => ({
        name: file.name,
        place: file.application ?? {file: file.name, line: 1},
      }))
    : appPlists(project).map((file) => ({name: file.name, place: {file: file.name, line: file.line}}));
}

const admobIdMissing: Rule = {
  id: 'admob-id-missing',
  sources: APP_ID_SECTIONS,
  check: (project) =>
    project.builds.flatMap((build): Found[] => {
      const google = asking(build, 'google-app-id');
      const [file] = appFilesOf(project, build.native);
      if (google.length === 0 || file === undefined || hasGoogleId(project, build.native)) return [];
      return [
        {
          // In Unity, a script or the game's manifest can also set it.
          severity: project.isUnity ? 'warning' : 'error',
          place: file.place,
          platform: build.native,
          values: {names: namesOf(google.map(({adapter}) => artifactOf(adapter, build)))},
          ...(!project.isUnity && {
            fix:
              build.native === 'android'
                ? metaDataFix(file.name, GOOGLE_ID, 'YOUR_ADMOB_APP_ID')
                : keyFix(file.name, [GOOGLE_KEY, text('YOUR_ADMOB_APP_ID')]),
          }),
        },
      ];
    }),
};

const admobIdFormat: Rule = {
  id: 'admob-id-format',
  sources: APP_ID_SECTIONS,
  check: (project) =>
    googleIds(project)
      .filter(({value}) => !isReplaced(value) && !APP_ID.test(value))
      .map(({native, place, value}): Found => ({
        severity: 'error',
        place,
        platform: native,
        values: {value: value.slice(0, 60)},
      })),
};

const admobIdPlace: Rule = {
  id: 'admob-id-place',
  sources: {android: APP_ID_SECTIONS.android},
  check: (project) =>
    googleIds(project)
      .filter(({parent}) => parent !== null && parent !== 'application')
      .map(({place, parent}): Found => ({
        severity: 'error',
        place,
        platform: 'android',
        values: {parent: parent ?? ''},
      })),
};

const admobIdSample: Rule = {
  id: 'admob-id-sample',
  sources: {
    android: '/android/get-started#publish',
    ios: '/ios/get-started#publish',
    unity: '/unity/get-started#publish',
  },
  check: (project) =>
    googleIds(project)
      .filter(({value}) => APP_ID.test(value) && value.startsWith(SAMPLE))
      .map(({native, place}): Found => ({severity: 'note', place, platform: native})),
};

const META_NAMES = ['com.facebook.sdk.ApplicationId', 'com.facebook.sdk.ClientToken'];
const META_KEYS = ['FacebookAppID', 'FacebookClientToken'];

/** Returns whether a file lacks one of the values, or has an empty one. */
const lacksMetaData = (found: readonly MetaData[], names: readonly string[]): boolean =>
  names.some((name) => !found.some((each) => each.name === name && !each.isRemoved && each.value !== ''));
const lacksKeys = ({root}: FileOf<'infoPlist'>, keys: readonly string[]): boolean =>
  keys.some((key) => {
    const value: PlistValue | undefined = root.keys[key]?.value;
    return value === undefined || value === '';
  });

/** Settings of the Unity plugin that contain the values. The plugin writes them only if `AUTO_CONFIGURATION` is on. */
const META_SETTINGS = {
  android: ['facebookAndroidAppId', 'facebookAndroidClientToken'],
  ios: ['facebookIosAppId', 'facebookIosClientToken'],
};

const AUTO_CONFIGURATION = 'facebookAutoConfiguration';

function lacksMeta(project: Project, native: Build['native']): boolean {
  const isSet = project
    .of('appodealSettings')
    .some(
      ({values}) =>
        values[AUTO_CONFIGURATION]?.value === '1' &&
        META_SETTINGS[native].every((name) => (values[name]?.value ?? '') !== ''),
    );
  if (isSet) return false;
  return native === 'android'
    ? lacksMetaData(
        project.of('manifest').flatMap(({metaData}) => metaData),
        META_NAMES,
      )
    : appPlists(project).every((plist) => lacksKeys(plist, META_KEYS));
}

const metaFix = (file: string, native: Build['native']): Fix =>
  native === 'android'
    ? {
        language: 'xml',
        file,
        code: META_NAMES.map(
          (name, index) =>
            metaDataFix('', name, index === 0 ? '@string/facebook_app_id' : '@string/facebook_client_token')
              .code,
        ).join('\n'),
      }
    : keyFix(
        file,
        ['FacebookAppID', text('YOUR_META_APP_ID')],
        ['FacebookClientToken', text('YOUR_META_CLIENT_TOKEN')],
      );

const metaToken: Rule = {
  id: 'meta-token',
  sources: {
    android: '/android/services/meta#manifest',
    ios: '/ios/services/meta#plist',
    unity: '/unity/services/meta#settings',
  },
  check: (project) =>
    project.builds.flatMap((build): Found[] => {
      const [service] = asking(build, 'meta-client-token');
      const [file] = appFilesOf(project, build.native);
      if (service === undefined || file === undefined || !lacksMeta(project, build.native)) return [];
      const [settings] = project.of('appodealSettings');
      return [
        {
          severity: project.isUnity ? 'warning' : 'error',
          place: settings?.values[AUTO_CONFIGURATION] ?? file.place,
          platform: build.native,
          values: {name: artifactOf(service.adapter, build)},
          ...(!project.isUnity && {fix: metaFix(file.name, build.native)}),
        },
      ];
    }),
};

/** Returns the builds that consist of individual adapters. */
const composed = (project: Context, data: CheckData): Build[] =>
  project.builds.filter(
    ({native, form}) => form === 'single' && isDescribed(project.release[native], native, data),
  );

const engineHalf: Rule = {
  id: 'engine-half',
  sources: {
    android: '/android/advanced/configure-mediated-networks#engines',
    ios: '/ios/advanced/configure-mediated-networks#engines',
    unity: '/unity/advanced/configure-mediated-networks#engines',
  },
  check: (project, data) =>
    composed(project, data).flatMap((build): Found[] => {
      const {parts} = data.mediation[build.native];
      return parts
        .filter(({kind, required, demand}) => kind === 'engine' && required !== true && demand !== true)
        .flatMap(({id, name}): Found[] => {
          const module = build.adapters.find(
            ({adapter}) => adapter.engine === 'appodeal' && adapter.part === id,
          );
          const own = build.adapters.filter(({adapter}) => adapter.engine === id);
          if (module === undefined || own.length > 0) return [];
          return [
            {
              severity: 'warning',
              place: module.place,
              platform: build.native,
              values: {name, module: artifactOf(module.adapter, build)},
            },
          ];
        });
    }),
};

/** Returns whether a package for Flutter or React Native can add the core and the renderer. */
const hasPackages = (project: Project, native: Build['native']): boolean =>
  native === 'ios'
    ? project.of('podfile').some(({addsPackages}) => addsPackages)
    : project
        .of('gradle')
        .some(({plugins}) => plugins.some(({id}) => /\bflutter\b|^com\.facebook\.react/.test(id)));

const rendererMissing: Rule = {
  id: 'renderer-missing',
  sources: {
    android: '/android/advanced/configure-mediated-networks#blocks',
    ios: '/ios/advanced/configure-mediated-networks#blocks',
    unity: '/unity/advanced/configure-mediated-networks#few',
  },
  check: (project, data) =>
    composed(project, data).flatMap((build): Found[] => {
      if (hasPackages(project, build.native)) return [];
      const own = build.adapters.filter(({adapter}) => adapter.engine === 'appodeal');
      const [first] = own;
      const renderer = data.mediation[build.native].adapters.find(
        ({engine, part}) =>
          engine === 'appodeal' &&
          data.mediation[build.native].parts.some(({id, demand}) => id === part && demand === false),
      );
      if (
        first === undefined ||
        renderer === undefined ||
        own.some(({adapter}) => adapter.id === renderer.id)
      ) {
        return [];
      }
      return [
        {
          severity: 'warning',
          place: first.place,
          platform: build.native,
          values: {name: artifactOf(renderer, build)},
        },
      ];
    }),
};

const adapterVersions: Rule = {
  id: 'adapter-versions',
  sources: {
    android: '/android/advanced/configure-mediated-networks#engine-adapters',
    ios: '/ios/advanced/configure-mediated-networks#engine-adapters',
    unity: '/unity/advanced/configure-mediated-networks#engine-adapters',
  },
  check: (project, data) =>
    composed(project, data).flatMap((build): Found[] => {
      const described = data.mediation[build.native][build.native]?.release;
      if (project.release[build.native] !== described) return [];
      // Reports contain resolved versions, which other libraries can raise.
      if (build.native === 'android' && project.reported.length > 0) return [];
      const others = build.adapters.filter(({adapter, version}) => {
        const own = adapter.packages[build.native]?.version;
        return own !== undefined && version !== null && /^\d[\d.]*$/.test(version) && version !== own;
      });
      const [first] = others;
      if (first === undefined) return [];
      const lines = others.map(({adapter}) => {
        const {artifact = '', version = ''} = adapter.packages[build.native] ?? {};
        return build.native === 'ios' ? `pod '${artifact}', '${version}'` : `${artifact}:${version}`;
      });
      return [
        {
          severity: 'warning',
          place: first.place,
          platform: build.native,
          values: {
            release: described ?? '',
            names: namesOf(
              others.map(({adapter, version}) => `${artifactOf(adapter, build)} ${version ?? ''}`),
            ),
          },
          fix: {
            language: build.native === 'ios' ? 'ruby' : 'text',
            file: first.place.file,
            code: lines.join('\n'),
          },
        },
      ];
    }),
};

export const NETWORK_RULES: readonly Rule[] = [
  googleLeft,
  admobIdMissing,
  admobIdFormat,
  admobIdPlace,
  admobIdSample,
  metaToken,
  engineHalf,
  rendererMissing,
  adapterVersions,
];
