import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {SERVICE_TAGS, type ServiceSettings} from './serviceSettings.ts';

/** Returns the meta tags of the configured services. */
export function tagsOfServices(settings: ServiceSettings): (HtmlTagObject & {
  attributes: {name: string; content: string};
})[] {
  return (Object.keys(SERVICE_TAGS) as (keyof typeof SERVICE_TAGS)[]).flatMap((name) => {
    const content = settings[name];
    return content ? [{tagName: 'meta', attributes: {name: SERVICE_TAGS[name], content}}] : [];
  });
}

/**
 * Docusaurus plugin: writes the services of this deployment into the pages. They aren't in the scripts so that a build
 * without services contains no trace of them and the scripts are the same for every deployment.
 */
export default function serviceTags(_context: LoadContext, settings: ServiceSettings): Plugin {
  return {
    name: 'service-tags',
    injectHtmlTags: () => ({headTags: tagsOfServices(settings)}),
  };
}
