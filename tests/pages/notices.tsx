import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import React, {useState, type ReactNode} from 'react';

type Metadata = React.ComponentProps<typeof ContentVisibility>['metadata'];

/** Renders the draft notice, which the theme shows only in development, and the states of the loader. */
export default function NoticesPage(): ReactNode {
  const [tries, setTries] = useState(0);
  const retry = () => {
    setTries(tries + 1);
  };
  const state = {isLoading: false, timedOut: false, pastDelay: true, retry};
  return (
    <Layout title="Notices" description="The draft notice and the states of the loader.">
      <main className="container">
        <h1>Notices</h1>
        <ContentVisibility metadata={{unlisted: false, frontMatter: {draft: true}} as Metadata} />
        <div data-testid="loading">
          <Loading {...state} error={null} />
        </div>
        <div data-testid="too-soon">
          <Loading {...state} pastDelay={false} error={null} />
        </div>
        <div data-testid="failed">
          <Loading {...state} error={new Error('Made-up failure')} />
        </div>
        <p data-testid="tries">{tries}</p>
      </main>
    </Layout>
  );
}
