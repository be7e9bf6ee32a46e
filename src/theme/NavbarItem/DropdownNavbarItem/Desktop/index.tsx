import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Renders a dropdown of the navbar on wide screens: a button that shows a list of links (disclosure pattern). Opens on
 * hover, click, Enter, Space, or Down Arrow. Closes on Escape, when the pointer leaves, and on a press or focus
 * outside. Ejected because the theme's dropdown is a link with an empty target, doesn't close on Escape, and its
 * `aria-expanded` is wrong while it is open on hover.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  ...props
}: Props & {children?: ReactNode}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const [pinned, setPinned] = useState(false);
  const [hovered, setHovered] = useState(false);
  const open = pinned || hovered;

  const close = () => {
    setPinned(false);
    setHovered(false);
  };

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (container.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', styles.dropdown, {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      onPointerEnter={(event) => {
        // A touch triggers the enter and press events at once, so only the press counts.
        if (event.pointerType === 'mouse') setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}>
      <button
        ref={button}
        type="button"
        aria-label={props['aria-label']}
        aria-expanded={open}
        aria-controls={listId}
        // The label of the language menu is the name of a language.
        translate={items.some((item) => 'lang' in item) ? 'no' : undefined}
        className={clsx('navbar__link', styles.button, className)}
        onClick={() => {
          setPinned(!pinned);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setPinned(true);
          // The list becomes focusable only when it is shown.
          requestAnimationFrame(() => list.current?.querySelector('a')?.focus());
        }}>
        {children ?? label}
      </button>
      <ul ref={list} id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
