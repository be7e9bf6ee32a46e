import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import styles from './GlossaryTerm.module.css';

interface Props {
  /** ID of the term in the glossary. */
  term: string;
  definition: string;
  /** The word as it appears in the text. */
  children: ReactNode;
}

/**
 * Renders a word with its definition, which appears on hover, focus, and touch, and closes with Escape. The definition
 * is part of the page, so it is printed, and the style sheet shows it if JavaScript is disabled. Uses a span instead of
 * a button because some browsers omit the text of buttons when copying.
 */
export default function GlossaryTerm({term, definition, children}: Props): ReactNode {
  const id = useId();
  const word = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const isShown = (isUnderPointer || isFocused) && !isClosed;

  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsClosed(true);
    };
    const onPress = ({target}: PointerEvent) => {
      // On some systems, tapping elsewhere doesn't remove the focus.
      if (!word.current?.contains(target as Node)) setIsFocused(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isShown]);

  // Places the definition below the word but never outside the paragraph.
  useIsomorphicLayoutEffect(() => {
    // Reading the position first would make the browser lay out the page, once per term, while it is hydrated.
    const paragraph = isShown ? tip.current?.offsetParent : undefined;
    if (!tip.current || !word.current || !paragraph) return;
    const room = paragraph.clientWidth - tip.current.offsetWidth;
    const [rect] = word.current.getClientRects();
    const wanted = (rect?.left ?? 0) - paragraph.getBoundingClientRect().left;
    tip.current.style.left = `${Math.max(0, Math.min(wanted, room))}px`;
  }, [isShown]);

  return (
    <span
      className={styles.term}
      data-term={term}
      data-shown={isShown || undefined}
      onPointerEnter={({pointerType}) => {
        if (pointerType === 'touch') return;
        setIsClosed(false);
        setIsUnderPointer(true);
      }}
      onPointerLeave={() => {
        setIsUnderPointer(false);
      }}>
      <span
        ref={word}
        role="button"
        tabIndex={0}
        aria-describedby={id}
        className={styles.word}
        onFocus={() => {
          setIsClosed(false);
          setIsFocused(true);
        }}
        onBlur={() => {
          setIsFocused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setIsClosed(!isClosed);
        }}
        onClick={() => {
          setIsClosed(false);
          setIsFocused(true);
        }}>
        {children}
      </span>
      <span ref={tip} id={id} role="tooltip" className={styles.definition}>
        {definition}
      </span>
    </span>
  );
}
