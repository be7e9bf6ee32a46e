import Translate, {translate} from '@docusaurus/Translate';
import React, {memo, type ReactNode} from 'react';

import {AD_TYPE_ORDER} from '../adTypeOrder.ts';
import type {AdType, Part} from '../mediationSchema.ts';
import type {NativePlatform, PlatformMediation} from '../platformMediation.ts';
import {isInBuild, type Selection} from '../selection.ts';
import {PLATFORM_NAMES} from '../../../site/sections.ts';
import Table from '../../../ui/Table/Table.tsx';

import styles from './MediationConfigurator.module.css';
import {partName} from './partName.ts';

function adTypeName(type: AdType): string {
  switch (type) {
    case 'banner':
      return translate({id: 'site.mediation.banner', message: 'banner'});
    case 'mrec':
      return 'MREC';
    case 'interstitial':
      return translate({id: 'site.mediation.interstitial', message: 'interstitial'});
    case 'rewarded':
      return translate({id: 'site.mediation.rewarded', message: 'rewarded video'});
    case 'native':
      return translate({id: 'site.mediation.native', message: 'native'});
  }
}

/** Renders one string per native platform. Platform names are shown only if there are two. */
function PerNative({data, texts}: {data: PlatformMediation; texts: Partial<Record<NativePlatform, string>>}) {
  const natives = (['android', 'ios'] as const).filter((native) => texts[native] !== undefined);
  if (natives.length === 0) return '–';
  return natives.map((native) => (
    <span key={native} className={styles.native}>
      {data.platform === 'unity' && `${PLATFORM_NAMES[native]} `}
      {texts[native]}
    </span>
  ));
}

function Row({
  data,
  part,
  selection,
}: {
  data: PlatformMediation;
  part: Part;
  selection: Selection;
}): ReactNode {
  const adapters = data.adapters.filter((adapter) => adapter.part === part.id);
  const inBuild = adapters.filter((adapter) => isInBuild(adapter, selection));
  const packages = inBuild.flatMap((adapter) => Object.values(adapter.packages));
  const engines = data.parts.filter(({id}) => adapters.some(({engine}) => engine === id));
  const types = AD_TYPE_ORDER.filter((type) => packages.some(({adTypes}) => adTypes.includes(type)));
  const libraries = [...new Set(packages.flatMap(({dependsOn}) => dependsOn))];
  // A part without an adapter for the Appodeal engine requires one of the engines that it does have an adapter for.
  const needed = engines.some(({id}) => id === 'appodeal') ? [] : engines;
  return (
    <tr>
      <th scope="row">{partName(data, part.id)}</th>
      <td>
        <PerNative data={data} texts={{android: data.android?.sdks[part.id], ios: data.ios?.sdks[part.id]}} />
      </td>
      <td>
        {engines.map(({id}, index) => (
          <React.Fragment key={id}>
            {index > 0 && ', '}
            {selection.has(id) ? (
              partName(data, id)
            ) : (
              <s title={translate({id: 'site.mediation.engineLeftOut', message: 'Engine not selected'})}>
                {partName(data, id)}
              </s>
            )}
          </React.Fragment>
        ))}
        {engines.length === 0 && '–'}
      </td>
      <td className={styles.list}>{types.map(adTypeName).join(', ') || '–'}</td>
      <td>
        {needed.length > 0 && (
          <span className={styles.native}>
            {needed
              .map(({id}) => partName(data, id))
              .join(translate({id: 'site.mediation.or', message: ' or '}))}
          </span>
        )}
        {libraries.map((library) => (
          <code key={library} className={styles.library} translate="no">
            {library}
          </code>
        ))}
        {needed.length + libraries.length === 0 && '–'}
      </td>
    </tr>
  );
}

interface Props {
  data: PlatformMediation;
  selection: Selection;
  /** Display names of the three kinds of parts. */
  legends: Record<Part['kind'], string>;
}

/**
 * Renders a table of the selected parts and what they include. A part counts as included if one of its adapters is in
 * the build.
 */
function AdapterTable({data, selection, legends}: Props): ReactNode {
  const shown = data.parts.filter(({id}) =>
    data.adapters.some((adapter) => adapter.part === id && isInBuild(adapter, selection)),
  );
  const kinds = (['engine', 'network', 'service'] as const).filter((kind) =>
    shown.some((part) => part.kind === kind),
  );
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.mediation.adapter">Adapter</Translate>
          </th>
          <th scope="col">
            <Translate id="site.mediation.sdkVersion">Network SDK version</Translate>
          </th>
          <th scope="col">
            <Translate id="site.mediation.supportedEngines">Supported mediation engines</Translate>
          </th>
          <th scope="col">
            <Translate id="site.mediation.supportedAdTypes">Supported ad types</Translate>
          </th>
          <th scope="col">
            <Translate id="site.mediation.dependsOn">Depends on</Translate>
          </th>
        </tr>
      </thead>
      {kinds.map((kind) => (
        <tbody key={kind}>
          <tr className={styles.kind}>
            <th scope="rowgroup" colSpan={5}>
              {legends[kind]}
            </th>
          </tr>
          {shown
            .filter((part) => part.kind === kind)
            .map((part) => (
              <Row key={part.id} data={data} part={part} selection={selection} />
            ))}
        </tbody>
      ))}
    </Table>
  );
}

export default memo(AdapterTable);
