import Image from '@theme/IdealImage';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

import sample from './_images/sample.png';

/** Renders one image far down the page so that the test decides when it is loaded. */
export default function ImagesPage(): ReactNode {
  return (
    <Layout title="Images" description="One picture far down the page.">
      <main className="container">
        <h1>Images</h1>
        <p style={{height: '150vh'}}>The picture is below.</p>
        <Image img={sample} alt="A sample picture" />
      </main>
    </Layout>
  );
}
