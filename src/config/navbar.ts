import type {ThemeConfig} from '@docusaurus/preset-classic';

import type {ProviderPages} from '../site/provider.ts';
import {PLATFORM_NAMES, PLATFORMS} from '../site/sections.ts';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** Returns the navbar. The Russian labels are in `i18n/ru/docusaurus-theme-classic/navbar.json`. */
export function navbar(provider: ProviderPages): Navbar {
  return {
    title: 'Help Center',
    hideOnScroll: true,
    logo: {alt: 'Appodeal', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    items: [
      {
        type: 'dropdown',
        label: 'SDK Guides',
        position: 'left',
        items: [
          ...PLATFORMS.map((platform) => ({
            label: platform === 'unity' ? 'Unity Plugin' : `${PLATFORM_NAMES[platform]} SDK`,
            to: `/${platform}/get-started`,
          })),
          {label: 'React-Native Plugin', href: 'https://github.com/appodeal/react-native-appodeal'},
          {label: 'Flutter Plugin', href: 'https://github.com/appodeal/Appodeal-Flutter-Plugin'},
          {label: 'SDK Deprecation Policy', to: '/advanced/sdk-deprecation-policy'},
        ],
      },
      {
        type: 'dropdown',
        label: 'General',
        position: 'left',
        items: [
          {label: 'Network Setup', to: '/networks-setup/introduction'},
          {
            label: 'FAQ & Troubleshooting',
            to: '/faq-and-troubleshooting/faq/generate-the-json-file-in-google-cloud',
          },
          {label: 'Reporting', to: '/reporting/reporting-api'},
          {label: 'Advanced', to: '/advanced/ad-revenue-attribution'},
          {label: 'Publishing Soft Launch', to: '/accelerator/introduction'},
        ],
      },
      {type: 'custom-versionDropdown', position: 'left'},
      {type: 'search', position: 'right'},
      {label: 'Dashboard', href: provider.dashboard, position: 'right', className: 'navbar__dashboard'},
      {label: 'Get started', to: '/android/get-started', position: 'right', className: 'navbar__cta'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'custom-userButton', position: 'right'},
    ],
  };
}
