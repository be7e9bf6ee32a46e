import {readBuiltFile} from '../lib/readBuiltFile.ts';
import type {BuildCheck, Finding} from '../types.ts';

export const check: BuildCheck = {
  name: 'robots',
  about: 'robots.txt forbids nothing and lists the sitemaps of both languages',
  run: (build) => {
    const file = 'robots.txt';
    if (!build.files.has(file))
      return [{file, message: 'robots.txt is missing', fix: 'Enable the writeRobots step.'}];
    const lines = readBuiltFile(build, file)
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean);
    const faults = lines.flatMap((line): Finding[] => {
      const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (!['user-agent', 'disallow', 'allow', 'sitemap'].includes(name.toLowerCase()))
        return [{file, message: `"${line}" is not a rule`, fix: 'Use User-agent, Disallow, or Sitemap.'}];
      if (name.toLowerCase() === 'disallow' && value !== '')
        return [{file, message: `${value} is forbidden`, fix: 'Use noindex on such pages instead.'}];
      return [];
    });
    const named = lines.flatMap((line) => /^sitemap:\s*(.*)$/i.exec(line)?.[1] ?? []);
    const wanted = ['sitemap.xml', 'ru/sitemap.xml'].map((name) => build.origin + build.base + name);
    return [
      ...faults,
      ...named
        .filter((address) => !wanted.includes(address))
        .map((address) => ({file, message: `${address} is not a sitemap of this site`, fix: 'Remove it.'})),
      ...wanted
        .filter((address) => !named.includes(address))
        .map((address) => ({file, message: `${address} is not listed`, fix: 'List it.'})),
    ];
  },
};
