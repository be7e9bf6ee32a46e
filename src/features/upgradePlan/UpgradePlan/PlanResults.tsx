import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import React, {useId, useMemo, useRef, type ReactNode} from 'react';

import {minimumVersions, planMarkdown} from '../planMarkdown.ts';
import {languageOf} from '../signatures.ts';
import {
  taskIds,
  upgradePlan,
  type PlanBlock,
  type PlanData,
  type PlannedSection,
  type UpgradePlan,
} from '../upgradePlan.ts';
import InlineMarkdown from '../../releases/ChangelogList/InlineMarkdown.tsx';
import {loadChangelog} from '../../releases/ChangelogList/loadChangelog.ts';
import type {ChangelogData} from '../../releases/changelogEntry.ts';
import {formatComparison} from '../../releases/comparisonAddress.ts';
import {adapterTitle, adapterVersions, comparedText} from '../../releases/comparisonMarkdown.ts';
import type {ComparedAdapter, ComparedLine} from '../../releases/compareReleases.ts';
import CopyMarkdown from '../../releases/CopyMarkdown/CopyMarkdown.tsx';
import {releaseAnchor} from '../../releases/releaseAnchor.ts';
import {formatDate} from '../../releases/releaseDate.ts';
import {splitTag} from '../../releases/releaseLine.ts';
import {supportVerdict} from '../../releases/SupportCheck/supportVerdict.ts';
import {useToday} from '../../releases/useToday.ts';
import type {Platform} from '../../../site/sections.ts';
import CopyText from '../../../ui/CopyText/CopyText.tsx';
import {moveFocus} from '../../../ui/moveFocus.ts';
import LoadFailed from '../../../ui/onDemand/LoadFailed.tsx';
import {useData} from '../../../ui/onDemand/useData.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';
import TitledGroup from '../../../ui/TitledGroup/TitledGroup.tsx';

import {loadPlanData} from './loadPlanData.ts';
import {planLabels} from './planLabels.ts';
import styles from './PlanResults.module.css';
import {useProgress} from './useProgress.ts';

interface StepProps {
  block: PlanBlock;
  base: string;
  isDone: boolean;
  onTick: (id: string, done: boolean) => void;
}

function Step({block: {id, text, choice, snippets}, base, isDone, onTick}: StepProps): ReactNode {
  const textId = useId();
  return (
    <li className={id === null ? styles.note : styles.task} data-done={isDone || undefined}>
      {id !== null && (
        <input
          type="checkbox"
          aria-labelledby={textId}
          checked={isDone}
          onChange={({target}) => {
            onTick(id, target.checked);
          }}
        />
      )}
      <div>
        <p id={textId}>
          {choice !== undefined && <b className={styles.choice}>{choice}</b>}
          <span>
            <InlineMarkdown base={base}>{text}</InlineMarkdown>
          </span>
        </p>
        {snippets.map(({language, title, code}) => (
          <div key={code} className={styles.code}>
            <CodeBlock language={language} {...(title !== '' && {title})}>
              {code}
            </CodeBlock>
          </div>
        ))}
      </div>
    </li>
  );
}

interface ApiProps {
  tables: PlannedSection['tables'];
  platform: Platform;
  base: string;
}

function Api({tables, platform, base}: ApiProps): ReactNode {
  return tables.map(({head, rows}) => (
    <ul key={rows[0]?.before ?? ''} className={styles.api}>
      {rows.map(({before, after, signatures}) => (
        <li key={before}>
          <dl>
            <div>
              <dt>{head[0]}</dt>
              <dd>
                <InlineMarkdown base={base}>{before}</InlineMarkdown>
              </dd>
            </div>
            <div>
              <dt>{head[1]}</dt>
              <dd>
                <InlineMarkdown base={base}>{after}</InlineMarkdown>
              </dd>
            </div>
          </dl>
          {signatures.length > 0 && (
            <CodeBlock language={languageOf(signatures[0] ?? '', platform)}>
              {signatures.join('\n')}
            </CodeBlock>
          )}
        </li>
      ))}
    </ul>
  ));
}

/** A list that is long for an upgrade over several releases, so it's closed at first. */
function Folded({label, children}: {label: string; children: ReactNode[]}): ReactNode {
  return (
    children.length > 0 && (
      <details className={styles.folded}>
        <summary>{`${label} (${children.length})`}</summary>
        <ul>{children}</ul>
      </details>
    )
  );
}

function Plan({plan}: {plan: UpgradePlan}): ReactNode {
  const {
    siteConfig: {baseUrl: base, url},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {platform, from, to} = plan;
  const russian = currentLocale === 'ru';
  const status = useRef<HTMLParagraphElement>(null);
  const [done, tick] = useProgress(platform);
  const labels = planLabels(platform, plan);
  const ids = taskIds(plan);
  const count = ids.filter((id) => done.has(id)).length;
  const support = plan.support.kind === 'known' ? supportVerdict(plan.support.state, plan.support.line) : '';
  const address = `${url}${base}${platform}/upgrade-plan${formatComparison({from, to})}`;

  const adapters = (rows: readonly ComparedAdapter[]) =>
    rows.map((row) => (
      <li key={adapterTitle(row)}>
        <span>{adapterTitle(row)}</span>{' '}
        <span className={styles.versions} translate="no">
          {adapterVersions(row)}
        </span>
      </li>
    ));
  const lines = (rows: readonly ComparedLine[]) =>
    rows.map((line) => {
      const {tag} = splitTag(line.en);
      return (
        <li key={line.release + line.en}>
          <span lang={russian && line.ru === undefined ? 'en' : undefined}>
            {tag && <b className={styles.choice}>{tag}</b>}
            <InlineMarkdown base={base}>{comparedText(line, russian)}</InlineMarkdown>
          </span>{' '}
          <Link className={styles.versions} to={`/${platform}/changelog#${releaseAnchor(line.release)}`}>
            {line.release}
          </Link>
        </li>
      );
    });
  const hasAdapters =
    plan.added.length + plan.changed.length + plan.removed.length + plan.adapterNotes.length > 0;
  const hasApi = plan.api.length + plan.deprecations.length > 0;

  return (
    <div className={styles.results}>
      <p className={styles.title}>{labels.title}</p>
      <p ref={status} role="status" className={styles.status}>
        {translate(
          {id: 'site.upgradePlan.done', message: 'Steps done: {done} of {total}'},
          {done: String(count), total: String(ids.length)},
        )}
      </p>
      <div className={styles.actions}>
        <CopyMarkdown
          text={planMarkdown(plan, {labels, support, done, site: url + base, address, russian})}
        />
        <CopyText
          label={translate({id: 'site.upgradePlan.copyLink', message: 'Copy link'})}
          text={address}
          rows={2}
        />
        <TextButton
          disabled={count === 0}
          onClick={() => {
            // Without check marks, the button is disabled.
            moveFocus(status.current);
            tick(ids, false);
          }}>
          {translate({id: 'site.upgradePlan.clear', message: 'Clear all check marks'})}
        </TextButton>
      </div>
      {support !== '' && (
        <TitledGroup title={labels.support}>
          <p className={styles.support}>
            <span>{support}</span>{' '}
            <Link to={`/${platform}/sdk-deprecation-policy`}>
              {translate({id: 'site.upgradePlan.policy', message: 'SDK Deprecation Policy'})}
            </Link>
          </p>
        </TitledGroup>
      )}
      {plan.minimums.length > 0 && (
        <TitledGroup title={labels.minimums}>
          <ul className={styles.minimums}>
            {plan.minimums.map((minimum) => (
              <li key={minimum.key}>
                <span>{labels.nameOf(minimum.key)}</span>{' '}
                <span className={styles.versions} translate="no">
                  {minimumVersions(minimum)}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <Link to={`/${platform}/requirements`}>
              {translate({id: 'site.upgradePlan.requirements', message: 'Requirements by version'})}
            </Link>
          </p>
        </TitledGroup>
      )}
      <TitledGroup title={labels.steps}>
        {plan.gaps.map((gap) => (
          <p key={gap.to}>{labels.gap(gap)}</p>
        ))}
        {plan.steps.map(({id, title, blocks}) => (
          <div key={blocks[0]?.id ?? id}>
            <p className={styles.section}>
              <Link to={`/${platform}/upgrade-guide#${id}`}>
                {typeof title === 'string' ? title : labels[title.every]}
              </Link>
            </p>
            <ul>
              {blocks.map((block) => (
                <Step
                  key={block.id ?? block.text}
                  block={block}
                  base={base}
                  isDone={block.id !== null && done.has(block.id)}
                  onTick={(ticked, isDone) => {
                    tick([ticked], isDone);
                  }}
                />
              ))}
            </ul>
          </div>
        ))}
      </TitledGroup>
      {hasApi && (
        <TitledGroup title={labels.api}>
          {plan.api.map(({id, title, tables}) => (
            <div key={id}>
              <p className={styles.section}>
                <Link to={`/${platform}/upgrade-guide#${id}`}>{title}</Link>
              </p>
              <Api tables={tables} platform={platform} base={base} />
            </div>
          ))}
          <Folded label={labels.deprecations}>{lines(plan.deprecations)}</Folded>
        </TitledGroup>
      )}
      {hasAdapters && (
        <TitledGroup title={translate({id: 'site.upgradePlan.adapters', message: 'Adapters'})}>
          <Folded label={labels.added}>{adapters(plan.added)}</Folded>
          <Folded label={labels.changed}>{adapters(plan.changed)}</Folded>
          <Folded label={labels.removed}>{adapters(plan.removed)}</Folded>
          <Folded label={labels.adapterNotes}>{lines(plan.adapterNotes)}</Folded>
        </TitledGroup>
      )}
      {plan.rules.length > 0 && (
        <TitledGroup title={labels.rules}>
          <ul className={styles.rules}>
            {plan.rules.map(({id, date, page, text}) => (
              <li key={id}>
                <span className={styles.versions}>{formatDate(date)}</span>{' '}
                <span>
                  <InlineMarkdown base={base}>{text}</InlineMarkdown>
                </span>{' '}
                <Link
                  to={page}
                  aria-label={translate(
                    {id: 'site.upgradePlan.ruleOf', message: 'Documentation: {text}'},
                    {text: text.replaceAll('`', '')},
                  )}>
                  {translate({id: 'site.upgradePlan.rule', message: 'Documentation'})}
                </Link>
              </li>
            ))}
          </ul>
        </TitledGroup>
      )}
      <p className={styles.more}>
        <Translate
          id="site.upgradePlan.comparison"
          values={{
            comparison: (
              <Link to={`/${platform}/changelog${formatComparison({from, to})}`}>
                <Translate id="site.upgradePlan.comparisonLink">the comparison of the two releases</Translate>
              </Link>
            ),
          }}>
          {'For new features and fixed issues, see {comparison}.'}
        </Translate>
      </p>
    </div>
  );
}

async function load(platform: Platform): Promise<{changelog: ChangelogData; data: PlanData}> {
  const [changelog, data] = await Promise.all([loadChangelog(platform), loadPlanData(platform)]);
  return {changelog, data};
}

/** Loads the data of the plan, and renders it. */
export default function PlanResults({
  platform,
  from,
  to,
}: {
  platform: Platform;
  from: string;
  to: string;
}): ReactNode {
  const loaded = useData(platform, load);
  const today = useToday('');
  const plan = useMemo(
    () =>
      loaded === null || loaded === 'failed'
        ? null
        : upgradePlan(loaded.data, loaded.changelog.entries, {from, to}, today),
    [loaded, from, to, today],
  );
  if (loaded === 'failed') return <LoadFailed />;
  return plan && <Plan key={platform} plan={plan} />;
}
