import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: a new announcement is shown at once to a reader who closed the last one. The theme's own inline
 * script looks at the dismissal alone and hides the bar until the next visit, so this one, which runs right after it
 * and before anything is painted, looks at the id as well.
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
