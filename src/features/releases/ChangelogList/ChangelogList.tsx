import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {changelogMarkup} from '@site-changelog-markup';
import React, {
  memo,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

import {formatComparison, parseComparison} from '../comparisonAddress.ts';
import {releaseFiles} from '../releaseFiles.ts';
import {PLATFORM_NAMES, type Platform} from '../../../site/sections.ts';
import {moveFocus} from '../../../ui/moveFocus.ts';
import LoadFailed from '../../../ui/onDemand/LoadFailed.tsx';
import {onDemand} from '../../../ui/onDemand/onDemand.tsx';
import {useData} from '../../../ui/onDemand/useData.ts';

import ChangelogFilter from './ChangelogFilter.tsx';
import styles from './ChangelogList.module.css';
import {loadChangelog} from './loadChangelog.ts';
import {useReleaseFilter} from './useReleaseFilter.ts';

const Comparison = onDemand(() => import('./Comparison.tsx'));
const LiveReleases = onDemand(() => import('./LiveReleases.tsx'));

interface MarkupProps {
  root: RefObject<HTMLDivElement | null>;
  html: string;
}

/**
 * Renders markup from the build. To React, it is a single string, which React neither stores nor compares in the
 * browser.
 */
const Markup = memo(function Markup({root, html}: MarkupProps): ReactNode {
  return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />;
});

interface LoadedProps {
  platform: Platform;
  base: string;
  russian: boolean;
  root: RefObject<HTMLDivElement | null>;
  onReady: () => void;
}

/**
 * Renders the list for readers who navigate here from another page of the site, where there is no markup from the
 * build.
 */
function Loaded({platform, root, onReady, ...context}: LoadedProps): ReactNode {
  const data = useData(platform, loadChangelog);
  if (data === 'failed') return <LoadFailed />;
  return (
    <div ref={root} aria-busy={data === null}>
      {data && (
        <Suspense>
          <LiveReleases {...context} platform={platform} data={data} onReady={onReady} />
        </Suspense>
      )}
    </div>
  );
}

/** Renders links to the feeds and data, on the page and in its head. */
function Subscribe({platform, base}: {platform: Platform; base: string}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const title = translate(
    {id: 'site.changelog.feedTitle', message: 'Appodeal SDK releases: {platform}'},
    {platform: PLATFORM_NAMES[platform]},
  );
  const files = releaseFiles(platform);
  return (
    <>
      <Head>
        {files.map(({path, type, label}) => (
          <link
            key={path}
            rel="alternate"
            type={type}
            title={`${title} (${label})`}
            href={`${url}${base}${path}`}
          />
        ))}
      </Head>
      <p className={styles.subscribe}>
        <span>{translate({id: 'site.changelog.subscribe', message: 'Subscribe to new releases:'})}</span>
        {files.map(({path, type, label}) => (
          <a key={path} href={base + path} type={type}>
            {label}
          </a>
        ))}
      </p>
    </>
  );
}

/**
 * Renders the changelog of one platform: every release, newest first, with a filter, a comparison of two versions,
 * feeds, and data. The build writes the releases into the page. The browser reads them from there, and loads data only
 * for comparisons.
 */
export default function ChangelogList({platform}: {platform: Platform}): ReactNode {
  const {
    siteConfig: {baseUrl: base},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const russian = currentLocale === 'ru';
  const brokenLinks = useBrokenLinks();
  const [markup] = useState(() => changelogMarkup(platform, base, russian));
  for (const anchor of markup?.anchors ?? []) brokenLinks.collectAnchor(anchor);

  const root = useRef<HTMLDivElement>(null);
  // Unknown until the page has been rendered.
  const [source, setSource] = useState<'page' | 'data' | null>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    setSource(root.current?.hasChildNodes() ? 'page' : 'data');
  }, []);
  const ready = source === 'page' || loaded;
  const {filter, setFilter, counts} = useReleaseFilter(root, ready);

  const {search} = useLocation();
  const history = useHistory();

  const pair = useMemo(() => parseComparison(search), [search]);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (pair.from !== null || pair.to !== null) setAsked(true);
  }, [pair]);

  const comparison = useRef<HTMLDivElement>(null);
  const compare = translate({id: 'site.changelog.compare', message: 'Compare two versions'});

  return (
    <div className={styles.changelog} key={platform}>
      <Subscribe platform={platform} base={base} />
      <section className={styles.tools} data-needs-scripts>
        <ChangelogFilter filter={filter} onChange={setFilter} counts={counts} platform={platform} />
        <div ref={comparison} role={asked ? 'group' : undefined} aria-label={asked ? compare : undefined}>
          {asked ? (
            <Suspense fallback={<p>{translate({id: 'site.changelog.loading', message: 'Loading…'})}</p>}>
              <Comparison
                platform={platform}
                pair={pair}
                onChange={(next) => {
                  const {location} = history;
                  history.replace({...location, search: formatComparison(next, location.search)});
                }}
              />
            </Suspense>
          ) : (
            <button
              type="button"
              className="button"
              onClick={() => {
                // The button is about to disappear.
                moveFocus(comparison.current);
                startTransition(() => setAsked(true));
              }}>
              {compare}
            </button>
          )}
        </div>
      </section>
      {source === 'data' ? (
        <Loaded
          platform={platform}
          base={base}
          russian={russian}
          root={root}
          onReady={() => {
            setLoaded(true);
          }}
        />
      ) : (
        <Markup root={root} html={markup?.html ?? ''} />
      )}
    </div>
  );
}
