import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React, {memo, type CSSProperties, type ReactNode} from 'react';

import type {GeneratedFile} from '../../mediation/generatedFile.ts';
import {gradleFiles} from '../../mediation/gradleFiles.ts';
import type {PlatformMediation} from '../../mediation/platformMediation.ts';
import {podfile} from '../../mediation/podfile.ts';
import type {Choice} from '../../mediation/selectionAddress.ts';
import {unityFiles} from '../../mediation/unityFiles.ts';
import {useSiteReleases} from '../useSiteReleases.ts';

import styles from './MediationConfigurator.module.css';

/** Code blocks of the theme, with their copy buttons. Lines out of view are not laid out: a list may have hundreds. */
const Files = memo(function Files({files}: {files: GeneratedFile[]}): ReactNode {
  return files.map(({name, language, code}) => {
    const longest = Math.max(...code.split('\n').map(({length}) => length));
    return (
      <div key={name} className={styles.file} style={{'--longest-line': `${longest}ch`} as CSSProperties}>
        <CodeBlock language={language} title={name}>
          {code}
        </CodeBlock>
      </div>
    );
  });
});

/** Names of languages, which are not translated. */
const GRADLE_LANGUAGES = {kotlin: 'Kotlin DSL', groovy: 'Groovy'} as const;

/** The files that a choice comes to; for Gradle in both languages, in the tabs that all pages share. */
function GeneratedFiles({data, choice}: {data: PlatformMediation; choice: Choice}): ReactNode {
  const {latest} = useSiteReleases();
  const words = {services: translate({id: 'site.mediation.services', message: 'Services'})};
  switch (data.platform) {
    case 'android':
      return (
        <Tabs groupId="gradle" queryString>
          <TabItem value="kotlin-dsl" label={GRADLE_LANGUAGES.kotlin}>
            <Files files={gradleFiles(data, choice, latest.android, 'kotlin', words)} />
          </TabItem>
          <TabItem value="groovy" label={GRADLE_LANGUAGES.groovy}>
            <Files files={gradleFiles(data, choice, latest.android, 'groovy', words)} />
          </TabItem>
        </Tabs>
      );
    case 'ios':
      return <Files files={podfile(data, choice, latest.ios, words)} />;
    case 'unity':
      return <Files files={unityFiles(data, choice, latest)} />;
  }
}

export default memo(GeneratedFiles);
