import Layout from '@theme/Layout';
import React, {useState, type ReactNode} from 'react';

function Crash(): never {
  throw new Error('The page broke', {cause: new Error('because of its data')});
}

/** Breaks when its button is pressed. */
export default function CrashPage(): ReactNode {
  const [broken, setBroken] = useState(false);
  return (
    <Layout title="Crash">
      <main className="container">
        <h1>Crash</h1>
        <button type="button" onClick={() => setBroken(true)}>
          Break this page
        </button>
        {broken && <Crash />}
      </main>
    </Layout>
  );
}
