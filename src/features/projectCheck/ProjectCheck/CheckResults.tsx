import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';

import type {FileResult, PartsResult, Report, SdkResult} from '../checkProject.ts';
import type {FileKind, Unread} from '../projectFile.ts';
import type {Finding, Severity} from '../rule.ts';
import {formatComparison} from '../../releases/comparisonAddress.ts';
import {compareVersions} from '../../releases/version.ts';
import {PLATFORM_NAMES} from '../../../site/sections.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';
import TitledGroup from '../../../ui/TitledGroup/TitledGroup.tsx';

import CodeText from './CodeText.tsx';
import {findingText} from './findingText.ts';
import styles from './CheckResults.module.css';

function kindName(kind: FileKind): string {
  switch (kind) {
    case 'gradle':
      return translate({id: 'site.projectCheck.ui.kind.gradle', message: 'Gradle build file'});
    case 'versionCatalog':
      return translate({id: 'site.projectCheck.ui.kind.versionCatalog', message: 'Gradle version catalog'});
    case 'gradleReport':
      return translate({id: 'site.projectCheck.ui.kind.gradleReport', message: 'Gradle dependency report'});
    case 'properties':
      return translate({id: 'site.projectCheck.ui.kind.properties', message: 'Gradle properties'});
    case 'manifest':
      return translate({id: 'site.projectCheck.ui.kind.manifest', message: 'Android manifest'});
    case 'infoPlist':
      return translate({id: 'site.projectCheck.ui.kind.infoPlist', message: 'Info.plist'});
    case 'privacyManifest':
      return translate({id: 'site.projectCheck.ui.kind.privacyManifest', message: 'Privacy manifest'});
    case 'podfile':
      return translate({id: 'site.projectCheck.ui.kind.podfile', message: 'Podfile'});
    case 'podfileLock':
      return translate({id: 'site.projectCheck.ui.kind.podfileLock', message: 'Podfile.lock'});
    case 'dependencyList':
      return translate({id: 'site.projectCheck.ui.kind.dependencyList', message: 'Unity dependency list'});
    case 'unityPackages':
      return translate({id: 'site.projectCheck.ui.kind.unityPackages', message: 'Unity packages'});
    case 'unitySettings':
      return translate({id: 'site.projectCheck.ui.kind.unitySettings', message: 'Unity settings'});
    case 'appodealSettings':
      return translate({
        id: 'site.projectCheck.ui.kind.appodealSettings',
        message: 'Appodeal settings in Unity',
      });
    case 'code':
      return translate({id: 'site.projectCheck.ui.kind.code', message: 'Source code'});
    case 'appAdsTxt':
      return translate({id: 'site.projectCheck.ui.kind.appAdsTxt', message: 'app-ads.txt'});
    case 'proguard':
      return translate({id: 'site.projectCheck.ui.kind.proguard', message: 'ProGuard rules'});
  }
}

function unreadName(unread: Unread): string {
  switch (unread) {
    case 'unknown':
      return translate({id: 'site.projectCheck.ui.unread.unknown', message: 'Unknown format'});
    case 'broken':
      return translate({id: 'site.projectCheck.ui.unread.broken', message: 'Not read: invalid syntax'});
    case 'binary':
      return translate({
        id: 'site.projectCheck.ui.unread.binary',
        message: 'Binary file. Convert a property list with `plutil -convert xml1`',
      });
    case 'large':
      return translate({id: 'site.projectCheck.ui.unread.large', message: 'Larger than 8 MB'});
    case 'empty':
      return translate({id: 'site.projectCheck.ui.unread.empty', message: 'Empty file'});
  }
}

function severityName(severity: Severity): string {
  switch (severity) {
    case 'error':
      return translate({id: 'site.projectCheck.ui.error', message: 'Error'});
    case 'warning':
      return translate({id: 'site.projectCheck.ui.warning', message: 'Warning'});
    case 'note':
      return translate({id: 'site.projectCheck.ui.note', message: 'Note'});
  }
}

function sdkText({platform, version, newest, state}: SdkResult): string {
  const values = {name: PLATFORM_NAMES[platform], version, newest};
  switch (state) {
    case 'supported':
      return translate(
        {
          id: 'site.projectCheck.ui.supported',
          message: '{name} {version}: supported, latest release {newest}',
        },
        values,
      );
    case 'ending':
      return translate(
        {
          id: 'site.projectCheck.ui.ending',
          message: '{name} {version}: support ends soon, latest release {newest}',
        },
        values,
      );
    case 'ended':
      return translate(
        {
          id: 'site.projectCheck.ui.ended',
          message: '{name} {version}: no longer supported, latest release {newest}',
        },
        values,
      );
    case 'newer':
      return translate(
        {
          id: 'site.projectCheck.ui.newer',
          message: '{name} {version}: newer than this documentation, which covers releases through {newest}',
        },
        values,
      );
  }
}

/** Links to the plan of the upgrade from the version that was found, if there is a newer one. */
function PlanLink({sdk: {platform, version, newest, state}}: {sdk: SdkResult}): ReactNode {
  return (
    state !== 'newer' &&
    compareVersions(version, newest) < 0 && (
      <Link to={`/${platform}/upgrade-plan${formatComparison({from: version, to: null})}`}>
        {translate({id: 'site.projectCheck.ui.plan', message: 'Upgrade plan'})}
      </Link>
    )
  );
}

function Item({finding}: {finding: Finding}): ReactNode {
  const {severity, place, fix, page} = finding;
  const {title, text} = findingText(finding);
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        <span className={clsx(styles.severity, styles[severity])}>{severityName(severity)}</span>{' '}
        <span>
          <CodeText>{title}</CodeText>
        </span>
      </p>
      {place !== null && (
        <p className={styles.place}>
          {translate(
            {id: 'site.projectCheck.ui.line', message: '{file}, line {line}'},
            {file: place.file, line: String(place.line)},
          )}
        </p>
      )}
      <p className={styles.text}>
        <CodeText>{text}</CodeText>
      </p>
      {fix !== undefined && (
        <CodeBlock language={fix.language} {...(fix.file !== '' && {title: fix.file})}>
          {fix.code}
        </CodeBlock>
      )}
      <p className={styles.link}>
        <Link
          to={page}
          aria-label={translate(
            {id: 'site.projectCheck.ui.documentationOf', message: 'Documentation: {title}'},
            {title: title.replaceAll('`', '')},
          )}>
          {translate({id: 'site.projectCheck.ui.documentation', message: 'Documentation'})}
        </Link>
      </p>
    </li>
  );
}

function FileItem({file, onRemove}: {file: FileResult; onRemove: (name: string) => void}): ReactNode {
  const {name, kind, unread} = file;
  return (
    <li className={styles.file} data-unread={unread ?? undefined}>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <span>
        <CodeText>{kind === null ? unreadName(unread ?? 'unknown') : kindName(kind)}</CodeText>
      </span>
      <TextButton
        aria-label={translate({id: 'site.projectCheck.ui.removeFile', message: 'Remove {name}'}, {name})}
        onClick={() => {
          onRemove(name);
        }}>
        {translate({id: 'site.projectCheck.ui.remove', message: 'Remove'})}
      </TextButton>
    </li>
  );
}

function Parts({parts: {native, present, absent}}: {parts: PartsResult}): ReactNode {
  return (
    <details className={styles.parts}>
      <summary>
        {translate(
          {
            id: 'site.projectCheck.ui.partsOf',
            message: '{name}: networks, engines, and services in the build',
          },
          {name: PLATFORM_NAMES[native]},
        )}
      </summary>
      <dl>
        <dt>{translate({id: 'site.projectCheck.ui.present', message: 'Included'})}</dt>
        <dd>{present.length > 0 ? present.join(', ') : '–'}</dd>
        <dt>{translate({id: 'site.projectCheck.ui.absent', message: 'Not included'})}</dt>
        <dd>{absent.length > 0 ? absent.join(', ') : '–'}</dd>
      </dl>
    </details>
  );
}

const keyOf = ({rule, place, values}: Finding): string =>
  [rule, place?.file, place?.line, JSON.stringify(values)].join(' ');

interface Props {
  report: Report;
  onRemove: (name: string) => void;
}

/** Shows the recognized files and the findings. Loaded with its texts after the first input. */
function CheckResults({report: {files, sdks, parts, findings}, onRemove}: Props): ReactNode {
  const hasUnread = files.some(({unread}) => unread !== null);
  return (
    <div className={styles.results}>
      <TitledGroup title={translate({id: 'site.projectCheck.ui.files', message: 'Files'})}>
        <ul>
          {files.map((file) => (
            <FileItem key={file.name} file={file} onRemove={onRemove} />
          ))}
        </ul>
        {hasUnread && (
          <p className={styles.formats}>
            <CodeText>
              {translate({
                id: 'site.projectCheck.ui.formats',
                message:
                  'The check reads Gradle files, `libs.versions.toml`, the output of `gradlew :app:dependencies`, `AndroidManifest.xml`, `gradle.properties`, ProGuard rules, Podfile, Podfile.lock, Info.plist, `PrivacyInfo.xcprivacy`, Unity package and settings files, `AppodealSettings.asset`, dependency lists for External Dependency Manager, source code that uses the SDK, and app-ads.txt.',
              })}
            </CodeText>
          </p>
        )}
      </TitledGroup>
      {(sdks.length > 0 || parts.length > 0) && (
        <TitledGroup title={translate({id: 'site.projectCheck.ui.sdk', message: 'Appodeal SDK'})}>
          <ul className={styles.sdks}>
            {sdks.map((sdk) => (
              <li key={sdk.platform}>
                <span>{sdkText(sdk)}</span> <PlanLink sdk={sdk} />
              </li>
            ))}
          </ul>
          {parts.map((each) => (
            <Parts key={each.native} parts={each} />
          ))}
        </TitledGroup>
      )}
      {findings.length > 0 && (
        <TitledGroup title={translate({id: 'site.projectCheck.ui.findings', message: 'Findings'})}>
          <ol>
            {findings.map((finding) => (
              <Item key={keyOf(finding)} finding={finding} />
            ))}
          </ol>
        </TitledGroup>
      )}
    </div>
  );
}

export default memo(CheckResults);
