import {existsSync} from 'node:fs';
import path from 'node:path';
import {adapterChanges} from '../../../src/features/releases/adapterLine.ts';
import {loadPlatformReleases} from '../../../src/features/releases/loadReleases.ts';
import {COMPONENTS_FILE, readComponents} from '../../../src/features/requirements/components.ts';
import {DataError} from '../../../src/site/readData.ts';
import type {Fault, TextCheck} from '../types.ts';

const name = 'releaseComponents';

/** Fields that the changelog's adapter lists also contain, with the key of each adapter. */
const LISTED = {bidon: '||bidon', bidMachine: '||bidmachine'} as const;

/** Compares what releases include with the changelogs. */
export const check: TextCheck = {
  name,
  about:
    'Each release in changelogs/components.json is in a changelog, with the same Bidon and BidMachine versions.',
  run({root, now}) {
    if (!existsSync(path.join(root, COMPONENTS_FILE))) return [];
    const fault = (message: string, fix: string): Fault => ({
      file: COMPONENTS_FILE,
      check: name,
      message,
      fix,
    });
    try {
      const components = readComponents(root);
      return (['android', 'ios'] as const).flatMap((platform) => {
        const releases = loadPlatformReleases(root, platform, now);
        return Object.entries(components[platform]).flatMap(([version, included]): Fault[] => {
          const release = releases.find((each) => each.name === version);
          if (release === undefined) {
            return [
              fault(`${platform} ${version} is not in changelogs/${platform}.json`, 'Correct the version.'),
            ];
          }
          const listed = (release.adapters ?? []).flatMap(adapterChanges);
          return (['bidon', 'bidMachine'] as const).flatMap((field) => {
            const known = listed.find(({key}) => key === LISTED[field])?.version ?? undefined;
            const value = included[field];
            if (known === undefined || value === undefined || known === value) return [];
            return [
              fault(
                `${platform} ${version}: ${field} is ${value}, but the changelog lists ${known}`,
                'Check the source, and correct the wrong version.',
              ),
            ];
          });
        });
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return [fault(error.message, 'Correct the field.')];
    }
  },
};
