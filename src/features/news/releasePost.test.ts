import {rmSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {releasePost} from './releasePost.ts';

describe('post of a release', () => {
  const root = temporaryFolder();
  const post = (name: string, frontMatter: string) => {
    root.write(`blog/${name}`, `---\ntitle: x\n${frontMatter}---\n\nText.\n`);
  };

  it('is found by the version in its front matter', () => {
    post('2030-01-01-first.mdx', 'release: "1.1.0"\n');
    post('2030-02-01-second.mdx', 'release: "1.1.1"\n');
    post('2030-03-01-other.mdx', '');
    root.write('blog/tags.yml', 'release: "9.9.9"\n');
    expect(releasePost('1.1.1', root.path)).toBe('/news/second');
    expect(releasePost('9.9.9', root.path)).toBeUndefined();
  });

  it('is found in a file with Windows line breaks', () => {
    root.write('blog/2030-04-01-windows.mdx', '---\r\nrelease: "1.3.0"\r\n---\r\n\r\nText.\r\n');
    expect(releasePost('1.3.0', root.path)).toBe('/news/windows');
  });

  it('is undefined if readers cannot find it', () => {
    post('2030-01-01-draft.mdx', 'release: "1.1.0"\ndraft: true\n');
    post('2030-02-01-hidden.mdx', 'release: "1.2.0"\nunlisted: true\n');
    expect(releasePost('1.1.0', root.path)).toBeUndefined();
    expect(releasePost('1.2.0', root.path)).toBeUndefined();
    rmSync(root.at('blog'), {recursive: true});
    expect(releasePost('1.1.0', root.path)).toBeUndefined();
  });
});
