import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {autoImport} from './autoImport.ts';

/** Compiles a page and returns the JSX. */
async function compiled(text: string): Promise<string> {
  const file = await compile(text, {
    jsx: true,
    remarkPlugins: [remarkGfm, autoImport],
  });
  return String(file);
}

describe('autoImport', () => {
  it('imports only the components that a page uses', async () => {
    const jsx = await compiled('<AdLifecycle format="banner" />\n');
    expect(jsx).toContain('@site/src/ui/AdLifecycle/AdLifecycle');
    expect(jsx).not.toContain('ChangelogList');
  });

  it('adds no release data to a changelog page, and rejects unknown platforms', async () => {
    const jsx = await compiled('<ChangelogList platform="ios" />\n');
    expect(jsx).toContain('<ChangelogList platform="ios" />');
    expect(jsx).not.toContain('changelogs/ios.json');
    await expect(compiled('<ChangelogList platform="windows" />\n')).rejects.toThrow(
      'needs platform="…", one of android, ios, unity',
    );
  });

  it('passes the configurator the data that the build writes for its platform', async () => {
    const jsx = await compiled('<MediationConfigurator platform="unity" />\n');
    expect(jsx).toContain(
      'import MediationConfigurator_unity from "@generated/mediation-data/default/unity.json"',
    );
    expect(jsx).toContain('<MediationConfigurator data={MediationConfigurator_unity} />');
    await expect(compiled('<MediationConfigurator />\n')).rejects.toThrow(
      '<MediationConfigurator> needs platform="…", one of android, ios, unity',
    );
  });

  it('leaves an explicit import unchanged', async () => {
    const jsx = await compiled("import Card from './mine';\n\n<Card />\n");
    expect(jsx).not.toContain('@site/src/ui/Cards/Card');
  });
});
