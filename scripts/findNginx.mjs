import {existsSync} from 'node:fs';
import path from 'node:path';

/** Returns the path of an installed nginx, or null. Debian installs it in a folder that only root has in its `PATH`. */
export function findNginx() {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}
