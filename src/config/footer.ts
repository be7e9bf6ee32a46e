import type {ThemeConfig} from '@docusaurus/preset-classic';

type Footer = NonNullable<ThemeConfig['footer']>;

/** Footer. The Russian labels are in `i18n/ru/docusaurus-theme-classic/footer.json`. */
export const footer = {
  style: 'light',
  logo: {
    alt: 'Appodeal',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    width: 32,
    height: 32,
  },
  links: [
    {label: 'Terms of Service', href: 'https://appodeal.com/terms-of-service/'},
    {label: 'Privacy Policy', href: 'https://appodeal.com/privacy-policy/'},
    {label: 'SDK License Agreement', href: 'https://appodeal.com/sdk-license-agreement/'},
  ],
  copyright: 'Copyright © 2025 Appodeal',
} satisfies Footer;
