import Layout from '@theme/Layout';
import React, {useState, type ReactNode} from 'react';

function Crash(): never {
  throw new Error('The page broke', {cause: new Error('because of its data')});
}

function Content(): ReactNode {
  const [broken, setBroken] = useState(false);
  return (
    <main className="container">
      <h1>Crash</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break this page
      </button>
      {broken && <Crash />}
    </main>
  );
}

/** Renders a page that crashes when its button is pressed. */
export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash" description="Breaks when its button is pressed.">
      <Content />
    </Layout>
  );
}
