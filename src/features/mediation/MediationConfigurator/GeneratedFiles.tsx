import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React, {memo, type CSSProperties, type ReactNode} from 'react';

import type {GeneratedFile} from '../generatedFile.ts';
import {gradleFiles, type GradleDsl} from '../gradleFiles.ts';
import type {PlatformMediation} from '../platformMediation.ts';
import {podfile} from '../podfile.ts';
import type {Choice} from '../selectionAddress.ts';
import {unityFiles} from '../unityFiles.ts';
import {useSiteReleases} from '../../releases/useSiteReleases.ts';
import YourValues from '../../yourValues/YourValues/YourValues.tsx';

import styles from './MediationConfigurator.module.css';

/**
 * Tabs that are the same on all pages. See `src/config/remark/codeTabs.ts`. The labels are language names and aren't
 * translated.
 */
const GRADLE_TABS: {value: string; label: string; dsl: GradleDsl}[] = [
  {value: 'kotlin-dsl', label: 'Kotlin DSL', dsl: 'kotlin'},
  {value: 'groovy', label: 'Groovy', dsl: 'groovy'},
];

/**
 * Renders the theme's code blocks with their copy buttons. Lines out of view skip layout because a file can have
 * hundreds of lines.
 */
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

/**
 * Renders the generated files of a choice. Gradle files are shown in both languages, in the tabs that all pages share.
 */
function GeneratedFiles({data, choice}: {data: PlatformMediation; choice: Choice}): ReactNode {
  const {latest} = useSiteReleases();
  const words = {services: translate({id: 'site.mediation.services', message: 'Services'})};
  switch (data.platform) {
    case 'android':
      return (
        <Tabs groupId="gradle" queryString>
          {GRADLE_TABS.map(({value, label, dsl}) => (
            <TabItem key={value} value={value} label={label}>
              <Files files={gradleFiles(data, choice, latest.android, dsl, words)} />
            </TabItem>
          ))}
        </Tabs>
      );
    case 'ios':
      return (
        <>
          <YourValues />
          <Files files={podfile(data, choice, latest.ios, words)} />
        </>
      );
    case 'unity':
      return <Files files={unityFiles(data, choice, latest)} />;
  }
}

export default memo(GeneratedFiles);
