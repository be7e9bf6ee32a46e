import {encodeText} from '../../site/encodeText.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Loads a Google Tag Manager container, which does everything else. */
export function loadTagManager(containerId: string): void {
  (window.dataLayer ??= []).push({'gtm.start': Date.now(), event: 'gtm.js'});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeText(containerId)}`;
  document.head.append(script);
}
