import {cleanup, render} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it} from 'vitest';

import Screenshot from './Screenshot.tsx';

const picture = (name: string) => ({
  preSrc: '',
  src: {
    preSrc: '',
    src: `/${name}.640.png`,
    width: 640,
    height: 360,
    images: [
      {path: `/${name}.640.png`, width: 640},
      {path: `/${name}.1280.png`, width: 1280},
    ],
  },
});

describe('Screenshot', () => {
  afterEach(cleanup);

  it('offers both sizes in both color modes and reserves space for the image', () => {
    const {container} = render(
      <Screenshot light={picture('light')} dark={picture('dark')} alt="Two lists" />,
    );
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('srcset'))).toEqual([
      '/light.640.png 640w, /light.1280.png 1280w',
      '/dark.640.png 640w, /dark.1280.png 1280w',
    ]);
    for (const image of images) {
      expect([image.alt, image.width, image.height, image.getAttribute('loading')]).toEqual([
        'Two lists',
        640,
        360,
        'lazy',
      ]);
    }
  });

  it('is a single image in the Markdown of a page', () => {
    const {container} = render(
      <Screenshot light={picture('light')} dark={picture('dark')} alt="Two lists" />,
    );
    expect(container.querySelectorAll('img:not([data-markdown="none"])')).toHaveLength(1);
  });
});
