import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

import OutdatedNotice from '../../src/features/releases/OutdatedNotice/OutdatedNotice.tsx';
import {useSiteReleases} from '../../src/features/releases/useSiteReleases.ts';

/** Renders the notices of pages for the newest version, an older one, and a pre-release. */
export default function OutdatedPage(): ReactNode {
  const latest = useSiteReleases().latest.android.version;
  return (
    <Layout title="Outdated" description="The notice of outdated versions.">
      <main className="container">
        <h1>Outdated</h1>
        {[latest, '3.0.0', '99.0.0-beta.1'].map((label, index) => (
          <div key={label} data-testid={['newest', 'older', 'pre-release'][index]}>
            <OutdatedNotice platform="android" label={label} latest={latest} />
          </div>
        ))}
      </main>
    </Layout>
  );
}
