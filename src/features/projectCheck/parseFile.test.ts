import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {checkProject} from './checkProject.ts';
import {MAX_BYTES} from './fileText.ts';
import {parseFile} from './parseFile.ts';
import type {FileOf, FileKind, ProjectFile, Unread} from './projectFile.ts';
import {check, DATA} from './testData.ts';

// The same texts in every run, so that failures are reproducible.
fc.configureGlobal({seed: 310});

const kindOf = (file: ProjectFile | Unread): string => (typeof file === 'string' ? file : file.kind);

function read<K extends FileKind>(kind: K, name: string, text: string): FileOf<K> {
  const file = parseFile(name, text);
  expect(kindOf(file)).toBe(kind);
  return file as unknown as FileOf<K>;
}

const MANIFEST =
  '<manifest xmlns:android="http://schemas.android.com/apk/res/android"><application/></manifest>';

/** Names that all objects inherit. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** Returns files that use a name in every place where a file can define a name. */
const filesWith = (name: string): Record<string, string> => ({
  'build.gradle': `ext.${name} = '1'\nandroid { minSdk = ${name} }\n${name} {}\ndependencies { implementation "com.appodeal.ads:sdk:\${${name}}"\nimplementation libs.${name} }`,
  'libs.versions.toml': `[libraries]\n${name} = {module = "com.appodeal.ads:sdk", version.ref = "${name}"}\n[plugins]\na = {id = "com.android.application", version.ref = "${name}"}`,
  'gradle.properties': `${name}=1`,
  'AndroidManifest.xml': `<manifest><application android:name="&${name};"><meta-data android:name="${name}"/></application></manifest>`,
  'Info.plist': `<plist><dict><key>CFBundleName</key><string/><key>${name}</key><string>&${name};</string></dict></plist>`,
  Podfile: `platform :ios, ${name}\ntarget 'A' do\n  pod 'Appodeal', ${name}\n  pod '${name}'\nend`,
  'ProjectSettings.asset': `PlayerSettings:\n  ${name}: 1`,
  'AppodealSettings.asset': `  m_Name: AppodealSettings\n  ${name}: 1`,
  'manifest.json': `{"dependencies": {"com.unity.ugui": "1.0.0", "${name}": "1"}}`,
  'Podfile.lock': `PODS:\n  - ${name} (1)`,
});

/** A text of each format without its name. */
const PASTED: Record<FileKind, string> = {
  gradle: "android {\n}\ndependencies {\n implementation 'a:b:1'\n}",
  versionCatalog: '[versions]\nkotlin = "2.1.0"',
  gradleReport: 'releaseRuntimeClasspath\n+--- a:b:1\n\\--- c:d:2 -> 3',
  properties: '# x\nandroid.useAndroidX=true',
  manifest: `<?xml version="1.0" encoding="utf-8"?>\n${MANIFEST}`,
  infoPlist:
    '<?xml version="1.0"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist><dict><key>CFBundleName</key><string>A</string></dict></plist>',
  privacyManifest: '<plist><dict><key>NSPrivacyTracking</key><true/></dict></plist>',
  podfile: "platform :ios, '13.0'\ntarget 'A' do\n  pod 'Appodeal'\nend",
  podfileLock: 'PODS:\n  - Appodeal (1.2.3)\n\nDEPENDENCIES:\n  - Appodeal',
  dependencyList: '<dependencies><iosPods><iosPod name="Appodeal" version="1.2.3"/></iosPods></dependencies>',
  unityPackages: '{"dependencies": {"com.unity.ugui": "1.0.0"}}',
  unitySettings: '%YAML 1.1\n--- !u!129 &1\nPlayerSettings:\n  AndroidMinSdkVersion: 23',
  appodealSettings: '%YAML 1.1\nMonoBehaviour:\n  m_Name: AppodealSettings\n  adMobIosAppId: ',
  code: 'package a\n\nimport com.appodeal.ads.Appodeal\n\nAppodeal.cache(this, 1)',
  appAdsTxt: '# ads\ngoogle.com, pub-1, DIRECT, f08c',
  proguard: '# rules\n-keep class com.appodeal.** { *; }',
};

describe('parseFile', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(Object.entries(PASTED))('recognizes a pasted text by its content: %s', (kind, text) => {
    expect(kindOf(parseFile('Pasted text', text))).toBe(kind);
    expect(kindOf(parseFile('Вставленный текст', `\uFEFF\n${text.replaceAll('\n', '\r\n')}`))).toBe(
      // A declaration must be the very first thing in an XML file.
      text.startsWith('<?xml') ? 'broken' : kind,
    );
  });

  it('recognizes files by name, also with a number that a browser or the page added', () => {
    expect(kindOf(parseFile('Podfile (2)', 'end'))).toBe('podfile');
    expect(kindOf(parseFile('build.gradle (2)', 'x'))).toBe('gradle');
    expect(kindOf(parseFile('app/build.gradle.kts', 'x'))).toBe('gradle');
    expect(kindOf(parseFile('Podfile (1).lock', 'PODS: []'))).toBe('podfileLock');
  });

  it('says why it cannot read a file', () => {
    expect(parseFile('notes.txt', 'Привет, мир')).toBe('unknown');
    expect(parseFile('Main.kt', 'fun main() {}')).toBe('unknown');
    expect(parseFile('a.xml', '<manifest><a></manifest>')).toBe('broken');
    expect(parseFile('a.xml', '<resources/>')).toBe('unknown');
    expect(parseFile('manifest.json', '{"dependencies": ')).toBe('broken');
    expect(parseFile('libs.versions.toml', '[versions')).toBe('broken');
    expect(parseFile('Podfile.lock', 'PODS:\n<<<<<<< HEAD\n  - A (1)\n')).toBe('broken');
    expect(parseFile('Podfile', ' \r\n')).toBe('empty');
    const results = checkProject(
      [
        {name: 'Info.plist', content: new Uint8Array([98, 112, 108, 105, 115, 116, 48, 48, 0, 1])},
        {name: 'large.txt', content: null},
      ],
      'ios',
      DATA,
      '2030-01-01',
    ).files;
    expect(results.map(({unread}) => unread)).toEqual(['binary', 'large']);
  });

  it('reads UTF-8 and UTF-16 with a byte order mark', () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...MANIFEST].flatMap((sign) => [sign.charCodeAt(0), 0])]);
    const utf8 = new TextEncoder().encode(`\uFEFF${MANIFEST}`);
    const files = checkProject(
      [
        {name: 'a', content: utf16},
        {name: 'b', content: utf8},
      ],
      'android',
      DATA,
      '2030-01-01',
    ).files;
    expect(files.map(({kind}) => kind)).toEqual(['manifest', 'manifest']);
  });

  it('never throws, whatever it gets', () => {
    const piece = fc.constantFrom(
      ...Object.values(PASTED),
      ...INHERITED,
      ...INHERITED.flatMap((name) => Object.values(filesWith(name))),
      '{',
      '}',
      '(',
      '"',
      "'",
      '/*',
      '${',
      '<a>',
      '\\',
      '\n',
      'pod ',
    );
    const names = fc.constantFrom(
      'x',
      'build.gradle',
      'Podfile',
      'Podfile.lock',
      'a.xml',
      'a.json',
      'a.toml',
      'a.properties',
      'app-ads.txt',
      'a.pro',
      'A.kt',
      'AppodealSettings.asset',
    );
    // `checkProject` reports errors of its parts there.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fc.assert(
      fc.property(names, fc.array(fc.oneof(piece, fc.string()), {maxLength: 20}), (name, pieces) => {
        expect(check({[name]: pieces.join('')}).files).toHaveLength(1);
        expect(warn).not.toHaveBeenCalled();
      }),
      {numRuns: 2000},
    );
  });

  it.each(INHERITED)('finds no value for the name %s, which every object inherits', (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const files = filesWith(name);
    const {pods, platform} = read('podfile', 'Podfile', files.Podfile ?? '');
    expect([pods[0]?.requirement, platform]).toEqual(['', null]);
    const catalog = read('versionCatalog', 'libs.versions.toml', files['libs.versions.toml'] ?? '');
    expect(Object.entries(catalog.libraries)).toEqual([
      [name.replaceAll('_', '.'), expect.objectContaining({version: null})],
    ]);
    expect(catalog.plugins[0]?.version).toBeNull();
    const plist = read('infoPlist', 'Info.plist', files['Info.plist'] ?? '');
    expect(Object.entries(plist.root.keys)[1]).toEqual([name, {line: 1, value: `&${name};`}]);
    for (const [kind, file] of [
      ['unitySettings', 'ProjectSettings.asset'],
      ['appodealSettings', 'AppodealSettings.asset'],
      ['properties', 'gradle.properties'],
    ] as const) {
      const {values} = read(kind, file, files[file] ?? '');
      expect(Object.entries(values).at(-1)).toEqual([name, expect.objectContaining({file, value: '1'})]);
    }
    expect(read('gradle', 'build.gradle', files['build.gradle'] ?? '').variables).toHaveProperty([name], '1');
    expect(check(files).files.map(({unread}) => unread)).toEqual(Object.keys(files).map(() => null));
    for (const [file, text] of Object.entries(files)) check({[file]: text});
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['build.gradle', '{'],
    ['build.gradle', 'a { '],
    ['build.gradle', '"${'],
    ['build.gradle', 'implementation "a:b:1"\n'],
    ['a.xml', '<a>'],
    ['a.json', '{"dependencies":'],
    ['Podfile', 'pod \'A\', "1" # \n'],
    ['Pasted', 'garbage и мусор '],
    ['Pasted', '|    '],
    ['Pasted', '\n'],
    ['Pasted', ' \n'],
    ['Pasted', 'a.bb,\n'],
    ['Pasted', 'a.bb\n'],
    ['a.toml', 'a = [[\n'],
    ['Podfile.lock', '- [\n'],
    ['Podfile', "target\ndef a\n pod 'A'\n"],
    ['build.gradle', 'def a() {\n'],
    ['A.swift', 'import Appodeal\n[Appodeal  '],
  ])('takes time in proportion to the length of the file: %s of %j', (name, piece) => {
    /**
     * Returns the least computing time in microseconds of up to 20 runs. Stops at a time below `enough`. Other processes
     * can only increase the time.
     */
    const leastTime = (length: number, enough: number) => {
      const text = `${piece.repeat(Math.ceil(length / piece.length))}x`;
      let least = Infinity;
      for (let run = 0; run < 20 && least >= enough; run += 1) {
        const start = process.cpuUsage();
        parseFile(name, text);
        const {user, system} = process.cpuUsage(start);
        least = Math.min(least, user + system);
      }
      return least;
    };
    // Eight times the length takes 8 times as long, or 64 times if the time is quadratic. Garbage collection makes long
    // texts up to twice as slow, and short times are inaccurate.
    const limit = Math.max(25 * leastTime(2_500, 500), 25_000);
    expect(leastTime(20_000, limit)).toBeLessThan(limit);
  });

  it('rejects files over the limit', () => {
    expect(check({Podfile: ' '.repeat(MAX_BYTES + 1)}).files[0]?.unread).toBe('large');
  });
});

describe('Gradle files', () => {
  it('are read in both languages, without what is in comments', () => {
    const kotlin = `
/* implementation("x:comment:1") */
dependencies {
    // implementation("x:line:1")
    implementation("a:b:1.0") { exclude(group = "g", module = "m") } // Комментарий
    "releaseImplementation"("a:c:2")
    debugImplementation(group = "a", name = "d", version = "3")
    testImplementation("a:test:1")
    implementation(libs.my.ads)
}`;
    const groovy = `
dependencies {
    implementation('a:b:1.0') {
        exclude group: 'g', module: 'm'
    }
    releaseImplementation "a:c:\${version}"
    debugImplementation group: 'a', name: 'd', version: '3'
    androidTestImplementation 'a:test:1'
    implementation libs.my.ads
}`;
    for (const text of [kotlin, groovy]) {
      const {artifacts, aliases} = read('gradle', 'build.gradle', text);
      expect(artifacts.map(({module}) => module)).toEqual(['b', 'c', 'd']);
      expect(artifacts[0]?.excludes).toEqual([expect.objectContaining({group: 'g', module: 'm'})]);
      expect(aliases.map(({alias}) => alias)).toEqual(['my.ads']);
    }
  });

  it('return the lines of statements', () => {
    const {artifacts} = read(
      'gradle',
      'build.gradle',
      'x = """\n\n"""\ndependencies {\n/*\n*/ api(\n"a:b:1"\n) }',
    );
    expect(artifacts.map(({line}) => line)).toEqual([7]);
  });

  it('separate repositories of libraries from those of plugins', () => {
    const {repositories} = read(
      'gradle',
      'settings.gradle',
      'pluginManagement { repositories { maven { url "https://a" } } }\nallprojects { repositories { google(); maven { url = uri("https://b") } } }',
    );
    expect(repositories.map(({url, scope}) => `${scope} ${url}`)).toEqual([
      'plugins https://a',
      'libraries google()',
      'libraries https://b',
    ]);
  });
});

describe('dependency reports', () => {
  it('count only what reaches the app, as Gradle chose it', () => {
    const {artifacts} = read(
      'gradleReport',
      'x',
      [
        'debugAndroidTestRuntimeClasspath - Test.',
        '\\--- a:test:1',
        'releaseRuntimeClasspath - App.',
        '+--- project :lib',
        '+--- a:b:1 -> 2 (*)',
        '+--- a:c:{strictly 1} -> 1 (c)',
        '|    \\--- a:old:1 -> a:new:5',
        'releaseUnitTestRuntimeClasspath - Test.',
        '\\--- a:unit:1',
      ].join('\n'),
    );
    expect(artifacts.map(({module, version, line}) => `${module} ${version ?? ''} ${line}`)).toEqual([
      'b 2 5',
      'new 5 7',
    ]);
  });
});

describe('Podfiles', () => {
  it('are read without comments, with simple variables', () => {
    const {pods, platform, useFrameworks} = read(
      'podfile',
      'Podfile',
      `=begin
pod 'No'
=end
version = '1.2.3'
platform :ios, "12.4" # pod 'No'
use_frameworks! :linkage => :static
pod 'A', version
pod "B", "~> 1.0", :inhibit_warnings => true
pod 'C', :git => 'https://example.com/c.git'
# pod 'No'`,
    );
    expect(pods.map(({name, requirement}) => [name, requirement])).toEqual([
      ['A', '1.2.3'],
      ['B', '~> 1.0'],
    ]);
    expect(platform?.value).toBe('12.4');
    expect(useFrameworks).toEqual([expect.objectContaining({isStatic: true, line: 6})]);
  });

  it('have installed pods with their lines', () => {
    const {pods} = read(
      'podfileLock',
      'Podfile.lock',
      'PODS:\n  - A (1.0):\n    - B (= 2)\n  - "C/D (3.1-beta)"\n',
    );
    expect(pods.map(({name, requirement, line}) => [name, requirement, line])).toEqual([
      ['A', '1.0', 2],
      ['C/D', '3.1-beta', 4],
    ]);
  });
});
