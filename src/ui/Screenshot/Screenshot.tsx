import type {Props as IdealImageProps} from '@theme/IdealImage';
import React, {type ReactNode} from 'react';

import styles from './Screenshot.module.css';

/** An imported raster image, in the form that the image plugin returns. */
type Picture = Exclude<IdealImageProps['img'], string | {default: string}>;

interface Props {
  /** Image for the light color mode. */
  light: Picture;
  /** The same image for the dark color mode, with the same dimensions. */
  dark: Picture;
  /** Text alternative, in the language of the page. */
  alt: string;
}

/**
 * Renders a screenshot in the reader's color mode and in the size that the screen needs. Uses plain markup instead of
 * the theme's `IdealImage`, which loads nothing until it is hydrated, because the text of docs is hydrated only on
 * interaction.
 */
export default function Screenshot({light, dark, alt}: Props): ReactNode {
  return [light, dark].map(({src}, index) => (
    <img
      key={src.src}
      className={index === 0 ? styles.light : styles.dark}
      src={src.src}
      srcSet={src.images.map(({path, width}) => `${path} ${width}w`).join(', ')}
      sizes="(max-width: 996px) 100vw, 640px"
      width={src.width}
      height={src.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      // Markdown has no color modes, so one of the two is enough.
      data-markdown={index === 0 ? undefined : 'none'}
    />
  ));
}
