import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseMdx} from './parseMdx.ts';

describe('parseMdx', () => {
  const raw = '## Show `it` {#show-it}\n\n```bash\n# no {#heading}\n```\n';
  const [heading, code] = parseMdx(raw).children;

  it('moves the ID of a heading out of its text and keeps positions', () => {
    expect(heading?.data).toMatchObject({id: 'show-it', hasExplicitId: true});
    expect(heading?.position?.end.offset).toBe(raw.indexOf('{#show-it}') + '{#show-it}'.length);
    expect(heading?.type === 'heading' && heading.children.map(({type}) => type)).toEqual([
      'text',
      'inlineCode',
    ]);
  });

  it('leaves code unchanged', () => {
    expect(code).toMatchObject({type: 'code', value: '# no {#heading}'});
  });

  it('parses words with colons as text', () => {
    const types: string[] = [];
    visit(parseMdx('Add com.appodeal.ads:sdk at 15:30, see :foo[bar].\n'), ({type}) => void types.push(type));
    expect(types).not.toContain('textDirective');
  });
});
