import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

import CopyLine from '../ui/CopyLine/CopyLine.tsx';
import LatestNews from '../features/news/LatestNews/LatestNews.tsx';
import Icon from '../ui/Icon/Icon.tsx';
import Mark from '../ui/Mark/Mark.tsx';
import MarkdownLink from '../features/markdown/MarkdownLink/MarkdownLink.tsx';
import {useSiteReleases} from '../features/releases/useSiteReleases.ts';
import {NEWS} from '../site/postFile.ts';
import type {LatestRelease} from '../features/releases/loadReleases.ts';
import {formatDate} from '../features/releases/releaseDate.ts';
import type {AdFormat} from '../site/adFormats.ts';
import type {IconName} from '../site/iconNames.ts';
import type {Platform} from '../site/sections.ts';

import styles from './index.module.css';

interface PlatformCard {
  platform: Platform;
  title: string;
  /** File or window that the line belongs to. */
  place: string;
  /** Returns the line that adds the SDK to a project. */
  line: (release: LatestRelease) => string;
}

function platformCards(): PlatformCard[] {
  return [
    {
      platform: 'android',
      title: translate({id: 'site.home.android', message: 'Android SDK Integration'}),
      place: 'build.gradle.kts',
      line: ({artifact}) => `implementation("com.appodeal.ads:sdk:${artifact}")`,
    },
    {
      platform: 'ios',
      title: translate({id: 'site.home.ios', message: 'iOS SDK Integration'}),
      place: 'Podfile',
      line: ({version}) => `pod 'Appodeal', '${version}'`,
    },
    {
      platform: 'unity',
      title: translate({id: 'site.home.unity', message: 'Unity Plugin Integration'}),
      place: 'Package Manager',
      line: ({version}) => `https://github.com/appodeal/appodeal-unity-plugin-upm.git#v${version}`,
    },
  ];
}

function formatCards(): {format: AdFormat; title: string; text: string}[] {
  return [
    {
      format: 'banner',
      title: translate({id: 'site.home.banner', message: 'Banner'}),
      text: translate({
        id: 'site.home.banner.text',
        message: 'A small ad at the top or bottom of the screen.',
      }),
    },
    {
      format: 'interstitial',
      title: translate({id: 'site.home.interstitial', message: 'Interstitial'}),
      text: translate({id: 'site.home.interstitial.text', message: 'A full-screen ad at a natural pause.'}),
    },
    {
      format: 'rewarded-video',
      title: translate({id: 'site.home.rewarded', message: 'Rewarded Ad'}),
      text: translate({
        id: 'site.home.rewarded.text',
        message: 'A video that users choose to watch for an in-app reward.',
      }),
    },
    {
      format: 'mrec',
      title: translate({id: 'site.home.mrec', message: 'MREC'}),
      text: translate({id: 'site.home.mrec.text', message: 'A 300×250 rectangle inside the content.'}),
    },
    {
      format: 'native',
      title: translate({id: 'site.home.native', message: 'Native Ad'}),
      text: translate({
        id: 'site.home.native.text',
        message: "An ad that matches the look of your app's content.",
      }),
    },
  ];
}

function topics(): {to: string; icon: IconName; title: string; text: string}[] {
  return [
    {
      to: '/networks-setup/introduction',
      icon: 'network',
      title: translate({id: 'site.home.networks', message: 'Network Setup'}),
      text: translate({
        id: 'site.home.networks.text',
        message: 'Connect accounts, add ad units, and set their order.',
      }),
    },
    {
      to: '/accelerator/introduction',
      icon: 'rocket',
      title: translate({id: 'site.home.softLaunch', message: 'Publishing Soft Launch'}),
      text: translate({
        id: 'site.home.softLaunch.text',
        message: 'Test your app on a small audience before you scale.',
      }),
    },
    {
      to: '/advanced/ad-server',
      icon: 'flag',
      title: translate({id: 'site.home.adServer', message: 'Ad Server'}),
      text: translate({id: 'site.home.adServer.text', message: 'Run your own campaigns in your apps.'}),
    },
    {
      to: '/android/advanced/segments-placements#segments',
      icon: 'chart',
      title: translate({id: 'site.home.segments', message: 'Segments'}),
      text: translate({
        id: 'site.home.segments.text',
        message: 'Give different users different ad settings.',
      }),
    },
    {
      to: '/android/advanced/segments-placements#placements',
      icon: 'mrec',
      title: translate({id: 'site.home.placements', message: 'Placements'}),
      text: translate({
        id: 'site.home.placements.text',
        message: 'Name your ad placements, cap them, and measure each one.',
      }),
    },
    {
      to: '/reporting/reporting-api',
      icon: 'report',
      title: translate({id: 'site.home.reportingApi', message: 'Reporting API'}),
      text: translate({
        id: 'site.home.reportingApi.text',
        message: 'Load revenue data into your own tools.',
      }),
    },
    {
      to: '/faq-and-troubleshooting',
      icon: 'wrench',
      title: translate({id: 'site.home.troubleshooting', message: 'Troubleshooting'}),
      text: translate({
        id: 'site.home.troubleshooting.text',
        message: 'Find your error message, or answer a few questions.',
      }),
    },
  ];
}

/**
 * Example of an auction, which summarizes what the SDK does. Networks are letters, because the numbers are fictional.
 */
const BIDS: [string, string][] = [
  ['A', '4.10'],
  ['B', '6.30'],
  ['C', '2.75'],
  ['D', '5.20'],
];
const BEST = '6.30';

function Auction(): ReactNode {
  return (
    <figure className={styles.auction}>
      <figcaption>
        <strong>
          <Translate id="site.home.auction.title">One impression, four bids</Translate>
        </strong>
        <span>
          <Translate id="site.home.auction.note">Example, USD per 1,000 impressions</Translate>
        </span>
      </figcaption>
      <ol>
        {BIDS.map(([name, price]) => (
          <li key={name} className={price === BEST ? styles.best : undefined} data-best={price === BEST}>
            <span
              className={styles.bar}
              style={{width: `${(Number(price) / Number(BEST)) * 100}%`}}
              aria-hidden="true"
            />
            <span>
              <Translate id="site.home.auction.network" values={{name}}>
                {'Network {name}'}
              </Translate>
            </span>
            <span>{price}</span>
          </li>
        ))}
      </ol>
      <p>
        <Translate id="site.home.auction.result">The highest bid wins the impression.</Translate>
      </p>
    </figure>
  );
}

export default function Home(): ReactNode {
  const {latest} = useSiteReleases();
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Guides to integrating the Appodeal SDK on Android, iOS, and Unity, setting up ad networks, and reading reports.',
      })}>
      <MarkdownLink />
      <main className={styles.home}>
        <header className={styles.hero}>
          <div>
            <h1>
              <Translate
                id="site.home.title"
                values={{
                  name: (
                    <span className={styles.marked}>
                      <Translate id="site.home.title.name">Help Center</Translate>
                    </span>
                  ),
                }}>
                {'Welcome to the Appodeal {name}'}
              </Translate>
            </h1>
            <p className={styles.subtitle}>
              <Translate id="site.home.subtitle">Developer Documentation</Translate>
            </p>
            <p className={styles.lead}>
              <Translate id="site.home.lead">
                One SDK for Android, iOS, and Unity connects your app to many ad networks and fills every
                impression with the ad that pays the most.
              </Translate>
            </p>
          </div>
          <Auction />
        </header>

        <section className={styles.platforms}>
          {platformCards().map(({platform, title, place, line}) => {
            const release = latest[platform];
            return (
              <article key={platform} className={styles.platform} data-platform={platform}>
                <Icon name={platform} className={styles.platformIcon} />
                <h2>
                  <Link to={`/${platform}/get-started`}>{title}</Link>
                </h2>
                <p className={styles.release}>
                  <span>
                    {release.date ? (
                      <Translate
                        id="site.home.release"
                        values={{
                          version: <b translate="no">{release.version}</b>,
                          date: formatDate(release.date),
                        }}>
                        {'Version {version}, {date}'}
                      </Translate>
                    ) : (
                      <b translate="no">{release.version}</b>
                    )}
                  </span>
                  <Link to={`/${platform}/changelog`}>
                    <Translate id="site.home.changelog">See the SDK Changelog</Translate>
                  </Link>
                  <Link to={`/${platform}/project-check`}>
                    <Translate id="site.home.projectCheck">Check Your Project</Translate>
                  </Link>
                </p>
                <CopyLine label={place} text={line(release)} />
              </article>
            );
          })}
        </section>

        <section className={styles.section}>
          <div className={styles.aside}>
            <h2>
              <Translate id="site.home.formats">Ad types</Translate>
            </h2>
            <p>
              <Translate id="site.home.formats.hint">These guides are for Android.</Translate>
            </p>
          </div>
          <ul className={styles.formats}>
            {formatCards().map(({format, title, text}) => (
              <li key={format}>
                <Mark format={format} className={styles.phone} />
                <h3>
                  <Link to={`/android/ad-types/${format}`}>{title}</Link>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.section}>
          <div className={styles.aside}>
            <h2>
              <Translate id="site.home.topics">Other guides</Translate>
            </h2>
          </div>
          <ul className={styles.topics}>
            {topics().map(({to, icon, title, text}) => (
              <li key={icon}>
                <Icon name={icon} />
                <div>
                  <h3>
                    <Link to={to}>{title}</Link>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.section}>
          <div className={styles.aside}>
            <h2>
              <Translate id="site.home.news">News</Translate>
            </h2>
            <p>
              <Link to={`/${NEWS}`}>
                <Translate id="site.home.news.all">All posts</Translate>
              </Link>
            </p>
          </div>
          <LatestNews className={styles.news} />
        </section>
      </main>
    </Layout>
  );
}
