import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: loads `/scripts/set-theme-from-query.js` at the top of the body, right after the theme's own
 * inline script and before anything is painted. In the head, it would run too early, because the inline script would
 * override it.
 */
export default function themeFromQuery(context: LoadContext): Plugin {
  return {
    name: 'theme-from-query',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          attributes: {src: `${context.baseUrl}scripts/set-theme-from-query.js`},
        },
      ],
    }),
  };
}
