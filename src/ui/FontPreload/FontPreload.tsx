import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';

import cyrillic from '../../css/fonts/commissioner-cyrillic.woff2';
import latin from '../../css/fonts/commissioner-latin.woff2';

/**
 * Preloads the fonts for running text before the browser has read the style sheet. Russian pages also contain Latin
 * words, so they need both fonts. Code has the same width in any font, so its font can load later.
 */
export default function FontPreload({locale}: {locale: string}): ReactNode {
  return (
    <Head>
      {(locale === 'ru' ? [cyrillic, latin] : [latin]).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
    </Head>
  );
}
