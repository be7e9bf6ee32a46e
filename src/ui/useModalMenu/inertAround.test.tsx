import {afterEach, describe, expect, it} from 'vitest';

import {inertAround} from './inertAround.ts';

// jsdom doesn't support `inert`, so a plain property replaces it.
const inertIds = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')].filter(({inert}) => inert).map(({id}) => id);

describe('inertAround', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('makes all siblings up to the body inert, and restores only those that it has made inert', () => {
    document.body.innerHTML = `
      <div id="root">
        <header id="header"></header>
        <nav id="nav"><div id="bar"></div><i id="backdrop"></i><div id="menu"><p id="inside"></p></div></nav>
        <main id="main"></main>
        <aside id="aside"></aside>
      </div>
      <div id="chat"></div>`;
    const before = document.getElementById('aside');
    if (before) before.inert = true;
    const menu = document.getElementById('menu');
    if (!menu) throw new Error('There is no menu.');
    const release = inertAround(menu, '#backdrop');
    expect(inertIds()).toEqual(['header', 'bar', 'main', 'aside', 'chat']);
    release();
    expect(inertIds()).toEqual(['aside']);
  });
});
