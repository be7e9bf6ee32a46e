import {describe, expect, test} from 'vitest';
import {makeIndexFiles, readIndexFile} from './searchIndex.ts';
import {indexOf, PAGES, page} from './testData.ts';

const index = indexOf(PAGES);

describe('index files', () => {
  test('a term is found in the sections that contain it', () => {
    expect([...index.body('amount')]).toEqual([5]);
    expect(index.body('nothing')).toHaveLength(0);
  });

  test('shards are requested by term and only once', () => {
    const many = Array.from({length: 80}, (_, at) =>
      page(`/p/${at}`, `Page ${at}`, [
        '',
        '',
        Array.from({length: 200}, (_, word) => `w${(word * 7 + at * 13) % 900}x`).join(' '),
      ]),
    );
    const {index: file, shards} = makeIndexFiles(many, [], () => 'h');
    expect(shards.size).toBeGreaterThan(1);
    const read = readIndexFile(file);
    const [name = ''] = read.missingShards(['w7x']);
    expect(read.body('w7x')).toHaveLength(0);
    read.addShard(name, shards.get(name) ?? []);
    expect(read.missingShards(['w7x'])).toEqual([]);
    expect(read.body('w7x').length).toBeGreaterThan(0);
    expect(read.missingShards()).toHaveLength(shards.size - 1);
  });
});
