import BackToTopButton from '@theme-original/BackToTopButton';
import React, {type MouseEvent, type ReactNode} from 'react';

/** Wrapped, because the theme's button scrolls step by step for readers who want no motion, too. */
export default function BackToTopButtonWrapper(): ReactNode {
  const jump = (event: MouseEvent) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.stopPropagation();
    window.scrollTo(0, 0);
  };
  return (
    // Only listens on behalf of the button in it.
    <div onClickCapture={jump} style={{display: 'contents'}}>
      <BackToTopButton />
    </div>
  );
}
