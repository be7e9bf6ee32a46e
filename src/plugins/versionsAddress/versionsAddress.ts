import {access, mkdir, rename} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: the versions page is served at `/versions/`, with a slash, while all other pages have none.
 * The file is moved after the build; the host redirects `/versions` to it.
 */
export default function versionsAddress(): Plugin {
  return {
    name: 'versions-address',
    async postBuild({outDir}) {
      const file = path.join(outDir, 'versions.html');
      await access(file);
      await mkdir(path.join(outDir, 'versions'), {recursive: true});
      await rename(file, path.join(outDir, 'versions', 'index.html'));
    },
  };
}
