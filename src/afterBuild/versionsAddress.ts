import {mkdirSync, renameSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: the versions page is at `/versions/`, with a slash, while all other pages have none. Hosts redirect
 * `/versions` there by themselves, because the folder has an index.
 */
export default function versionsAddress(): Plugin {
  return {
    name: 'versions-address',
    postBuild({outDir}) {
      // Without waiting, so that the plugins after this one find the page at its place.
      mkdirSync(path.join(outDir, 'versions'), {recursive: true});
      renameSync(path.join(outDir, 'versions.html'), path.join(outDir, 'versions', 'index.html'));
    },
  };
}
