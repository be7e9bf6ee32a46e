import {existsSync} from 'node:fs';

import {expect, it} from 'vitest';

import {PAGE_COMPONENTS} from './pageComponents.ts';

it.each(Object.entries(PAGE_COMPONENTS))(
  'the module of %s exists, and data requires a platform',
  (_, component) => {
    const {module, attributes, data} = component;
    if (module.startsWith('@site/'))
      expect(existsSync(`${module.slice('@site/'.length)}.tsx`), module).toBe(true);
    else expect(existsSync(`src/theme/${module.slice('@theme/'.length)}`), module).toBe(true);
    if (data !== undefined) expect(attributes.platform?.required).toBe(true);
  },
);
