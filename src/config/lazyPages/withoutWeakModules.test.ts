import {createRequire} from 'node:module';

import {expect, it} from 'vitest';

const withoutWeakModules = createRequire(import.meta.url)('./withoutWeakModules.cjs') as (
  source: string,
) => string;

it('removes weak references and keeps the imports', () => {
  expect(
    withoutWeakModules(
      'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],\n};\n',
    ),
  ).toBe(
    'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx"],\n};\n',
  );
});

it('rejects a table in another format', () => {
  expect(() => withoutWeakModules('export default {"a": () => import("@site/a.mdx")};')).toThrow(
    /no require\.resolveWeak.*Compare src\/config\/lazyPages/,
  );
});
