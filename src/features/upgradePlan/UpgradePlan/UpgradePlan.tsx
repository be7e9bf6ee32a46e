import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {Suspense, useId, type ReactNode} from 'react';

import {chosenVersions, targetsOf} from '../planVersions.ts';
import type {PlanFormData} from '../upgradePlanData.ts';
import {useAddressState, type AddressFormat} from '../../navigation/useAddressState.ts';
import {formatComparison, parseComparison, type ComparedPair} from '../../releases/comparisonAddress.ts';
import form from '../../../ui/form.module.css';
import {onDemand} from '../../../ui/onDemand/onDemand.tsx';

import styles from './UpgradePlan.module.css';

const PlanResults = onDemand(() => import(/* webpackChunkName: "upgrade-plan" */ './PlanResults.tsx'));

const IN_ADDRESS: AddressFormat<ComparedPair> = {
  initial: {from: null, to: null},
  parse: parseComparison,
  format: formatComparison,
  delay: 0,
};

interface VersionProps {
  label: string;
  value: string | null;
  versions: readonly string[];
  onChange: (version: string) => void;
}

function VersionField({label, value, versions, onChange}: VersionProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={clsx(form.control, form.row)}
        value={value ?? ''}
        onChange={({target}) => {
          onChange(target.value);
        }}>
        {value === null && (
          <option value="">{translate({id: 'site.upgradePlan.choose', message: 'Select a version'})}</option>
        )}
        {versions.map((version) => (
          <option key={version} value={version} translate="no">
            {version}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * Renders the choice of two versions, which is in the URL, and the plan of the upgrade between them. Everything but the
 * choice loads when the reader has selected a version.
 */
export default function UpgradePlan({data}: {data: PlanFormData}): ReactNode {
  const {platform, latest, versions} = data;
  const [pair, setPair] = useAddressState(IN_ADDRESS);
  const {from, unknown, to, isUpgrade} = chosenVersions(pair, data);
  const message = (): string => {
    if (unknown !== null) {
      return translate(
        {
          id: 'site.upgradePlan.unknown',
          message: 'The changelog has no release {version}. Select the release that you use.',
        },
        {version: unknown},
      );
    }
    if (from !== null && !isUpgrade) {
      return translate(
        {
          id: 'site.upgradePlan.newest',
          message: "{version} is the latest release, so you don't need to upgrade.",
        },
        {version: from},
      );
    }
    return '';
  };
  return (
    <div className={styles.plan}>
      <form
        data-needs-scripts
        className={clsx(form.panel, styles.form)}
        aria-label={translate({id: 'site.upgradePlan.label', message: 'Versions'})}
        onSubmit={(event) => {
          event.preventDefault();
        }}>
        <VersionField
          label={translate({id: 'site.upgradePlan.from', message: 'Your version'})}
          value={from}
          versions={versions}
          onChange={(version) => {
            setPair({from: version, to: pair.to});
          }}
        />
        <VersionField
          label={translate({id: 'site.upgradePlan.to', message: 'Upgrade to'})}
          value={to}
          versions={isUpgrade ? targetsOf(data, from) : [latest]}
          onChange={(version) => {
            setPair({from, to: version});
          }}
        />
        <p role="status" className={styles.message}>
          {message()}
        </p>
      </form>
      {from !== null && isUpgrade && (
        <Suspense fallback={null}>
          <PlanResults platform={platform} from={from} to={to} />
        </Suspense>
      )}
    </div>
  );
}
