import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {releasePost} from './releasePost.ts';

describe('post of a release', () => {
  let root: string;
  const post = (name: string, frontMatter: string) => {
    writeFileSync(path.join(root, 'blog', name), `---\ntitle: x\n${frontMatter}---\n\nText.\n`);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'posts-'));
    mkdirSync(path.join(root, 'blog'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  it('is found by the version in its front matter', () => {
    post('2030-01-01-first.mdx', 'release: "1.1.0"\n');
    post('2030-02-01-second.mdx', 'release: "1.1.1"\n');
    post('2030-03-01-other.mdx', '');
    writeFileSync(path.join(root, 'blog/tags.yml'), 'release: "9.9.9"\n');
    expect(releasePost('1.1.1', root)).toBe('/news/second');
    expect(releasePost('9.9.9', root)).toBeUndefined();
  });

  it('is undefined if readers cannot find it', () => {
    post('2030-01-01-draft.mdx', 'release: "1.1.0"\ndraft: true\n');
    post('2030-02-01-hidden.mdx', 'release: "1.2.0"\nunlisted: true\n');
    expect(releasePost('1.1.0', root)).toBeUndefined();
    expect(releasePost('1.2.0', root)).toBeUndefined();
    rmSync(path.join(root, 'blog'), {recursive: true});
    expect(releasePost('1.1.0', root)).toBeUndefined();
  });
});
