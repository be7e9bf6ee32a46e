import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: shows a new announcement right away to a reader who closed the previous one. The theme's own
 * inline script checks only whether the bar was dismissed, and hides it until the next visit. This script runs right
 * after it, before anything is painted, and checks the id as well.
 */
export default function announcementReset(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement-reset',
    injectHtmlTags: () =>
      announcementBar
        ? {
            preBodyTags: [
              {
                tagName: 'script',
                innerHTML: `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementBar.id)})document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`,
              },
            ],
          }
        : {},
  };
}
