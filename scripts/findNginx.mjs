import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Path of an installed nginx, or null. Debian keeps it where only root looks.
 * @returns {string | null}
 */
export function findNginx() {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}
