import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: the versions page is at `/versions/`, with a slash, while all other pages have none. The page is
 * written to both places, because links inside the site lose the slash; its canonical address has it.
 */
export default function versionsAddress(): Plugin {
  return {
    name: 'versions-address',
    postBuild({outDir}) {
      // At once, before other plugins, which wait at first, write into the page.
      mkdirSync(path.join(outDir, 'versions'), {recursive: true});
      copyFileSync(path.join(outDir, 'versions.html'), path.join(outDir, 'versions', 'index.html'));
    },
  };
}
