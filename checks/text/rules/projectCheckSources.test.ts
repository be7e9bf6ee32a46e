import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {loadPages} from '../loadPages.ts';
import {sourceFaults} from './projectCheckSources.ts';

// The links are in the code and not in the text, so this test provides the rules.

const root = temporaryFolder();

describe('the projectCheckSources check', () => {
  it('accepts pages and headings that exist, and rejects others', () => {
    root.write('docs/ios/start.mdx', '---\ntitle: Start\n---\n\n## Tracking {#tracking}\n\nText.\n');
    const faults = sourceFaults(
      [
        {id: 'att-text', sources: {ios: '/ios/start#tracking', android: '/ios/start'}},
        {id: 'frameworks', sources: {ios: '/ios/start#frameworks', unity: '/ios/gone#tracking'}},
      ],
      loadPages(root.path),
    );
    expect(faults.map(({message}) => message)).toEqual([
      'frameworks: /ios/start has no heading #frameworks',
      'frameworks: there is no page /ios/gone',
    ]);
  });
});
