import {translate} from '@docusaurus/Translate';

import type {NEWS} from '../../news/postFile.ts';
import type {SECTIONS} from '../../site/sections.ts';

type SectionId = (typeof SECTIONS)[number]['id'] | typeof NEWS;

/** Names of the sections in the reader's language, as results and the section filter show them. */
export function sectionLabels(): Record<SectionId, string> {
  return {
    accelerator: translate({id: 'site.section.accelerator', message: 'Publishing Soft Launch'}),
    advanced: translate({id: 'site.section.advanced', message: 'Advanced'}),
    android: translate({id: 'site.section.android', message: 'Android SDK'}),
    'faq-and-troubleshooting': translate({
      id: 'site.section.faq-and-troubleshooting',
      message: 'FAQ & Troubleshooting',
    }),
    ios: translate({id: 'site.section.ios', message: 'iOS SDK'}),
    'networks-setup': translate({id: 'site.section.networks-setup', message: 'Network Setup'}),
    news: translate({id: 'site.section.news', message: 'News'}),
    onboarding: translate({id: 'site.section.onboarding', message: 'Onboarding'}),
    publishing: translate({id: 'site.section.publishing', message: 'Publishing'}),
    reporting: translate({id: 'site.section.reporting', message: 'Reporting'}),
    unity: translate({id: 'site.section.unity', message: 'Unity Plugin'}),
  };
}
