import {describe, expect, it} from 'vitest';

import type {PageComponent} from '../../../src/config/pageComponents.ts';

import {problemsOfGuide} from './componentGuide.ts';

const COMPONENTS = new Map<string, Pick<PageComponent, 'attributes'>>([
  ['Clock', {attributes: {}}],
  ['Map', {attributes: {city: {required: true}, zoom: {}}}],
]);
const ICONS = ['sun', 'moon'];

const guide = (rows: string, icons = 'Icons: `sun`, `moon`.') =>
  `# Guide\n\n## Components in pages\n\n${rows}\n\n${icons}\n\n## Next\n`;

describe('problemsOfGuide', () => {
  it('accepts a guide that shows every component, its required attributes, and all icons', () => {
    expect(problemsOfGuide(guide('`<Clock />`, `<Map city="Oslo" />`'), COMPONENTS, ICONS)).toEqual([]);
  });

  it('reports a component that the guide does not show', () => {
    expect(problemsOfGuide(guide('`<Map city="Oslo" />`'), COMPONENTS, ICONS)).toEqual([
      ['<Clock> is not in the guide', 'Add a row to "Components in pages".'],
    ]);
  });

  it('reports a required attribute that the guide does not show', () => {
    expect(problemsOfGuide(guide('`<Clock />`, `<Map zoom="3" />`'), COMPONENTS, ICONS)).toEqual([
      ['<Map> is shown without its attribute city', 'Show city="…".'],
    ]);
  });

  it('reports a component that does not exist, with the closest name', () => {
    expect(problemsOfGuide(guide('`<Clock />`, `<Map city="" />`, `<Clok />`'), COMPONENTS, ICONS)).toEqual([
      ['there is no component <Clok>', 'Did you mean Clock?'],
    ]);
  });

  it('reports missing, surplus, and misplaced icons', () => {
    for (const icons of ['Icons: `sun`.', 'Icons: `moon`, `sun`.', 'Icons: `sun`, `moon`, `star`.', '']) {
      expect(problemsOfGuide(guide('`<Clock />`, `<Map city="" />`', icons), COMPONENTS, ICONS)).toEqual([
        ['the list of icons differs', 'Write: Icons: `sun`, `moon`.'],
      ]);
    }
  });
});
