import BackToTopButton from '@theme-original/BackToTopButton';
import React, {type MouseEvent, type ReactNode} from 'react';

/** Wraps the theme's button, which scrolls smoothly even for readers who prefer reduced motion. */
export default function BackToTopButtonWrapper(): ReactNode {
  const jump = (event: MouseEvent) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.stopPropagation();
    window.scrollTo(0, 0);
  };
  return (
    // Only listens for clicks on the button inside.
    <div onClickCapture={jump} style={{display: 'contents'}}>
      <BackToTopButton />
    </div>
  );
}
