import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

/** Home page. */
export default function Home(): ReactNode {
  return (
    <Layout description={translate({id: 'site.home.description', message: 'Guides to integrate the Appodeal SDK on Android, iOS and Unity, set up ad networks and read reports.'})}>
      <main className="container">
        <h1>
          <Translate id="site.home.title">Welcome to the Appodeal Help Center</Translate>
        </h1>
      </main>
    </Layout>
  );
}
