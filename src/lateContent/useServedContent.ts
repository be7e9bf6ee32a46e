import {useHistory} from '@docusaurus/router';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import {useEffect, useRef, useState, type RefObject} from 'react';

import {markScrolling, SCROLLS} from '../components/Table/markScrolling.ts';

import {loadContentBody} from './contentBody.ts';
import {endLanding, leaveLanding, type LateContent} from './lateContent.tsx';
import {wakeOnTouch} from './wakeOnTouch.ts';
import {wakesAtOnce} from './wakesAtOnce.ts';

/**
 * Keeps the text that the page was served with until the reader touches it, and hydrates it then.
 * @param late the text, if it can come late
 * @returns for the element around that of the served text; undefined where the text is to be drawn
 */
export function useServedContent(
  late: LateContent | undefined,
): RefObject<HTMLDivElement | null> | undefined {
  const isBrowser = useIsBrowser();
  const [isServed, setIsServed] = useState(late !== undefined && !isBrowser);
  const element = useRef<HTMLDivElement>(null);
  const surroundings = {
    head: useDoc(),
    history: useHistory(),
    route: useRouteContext(),
    sidebar: useDocsSidebar(),
    version: useDocsVersion(),
  };
  const latest = useRef(surroundings);

  useEffect(() => {
    endLanding();
    if (!isServed || !late) return undefined;
    let isShown = true;
    let end: (() => void) | undefined;
    const draw = () => {
      if (isShown) setIsServed(false);
    };
    const leave = () => {
      isShown = false;
      leaveLanding();
    };
    const text = element.current?.firstElementChild;
    if (!(text instanceof HTMLElement) || text.childElementCount === 0) {
      // Hydration of the page failed, and the text is gone.
      late.load().then(draw, (error: unknown) => {
        console.error('The text of the page could not be fetched', error);
      });
      return leave;
    }
    const unmarks = [...text.querySelectorAll<HTMLElement>(`[${SCROLLS}]`)].map(markScrolling);
    const wake = async () => {
      const [Content, {hydrateContent}] = await Promise.all([late.load(), loadContentBody()]);
      if (!isShown) return;
      end = await hydrateContent(text, Content, latest.current, (error) => {
        console.error('The text of the page could not be hydrated and is drawn anew', error);
        draw();
      });
      // The reader has left meanwhile.
      if (!isShown) end();
      unmarks.forEach((unmark) => {
        unmark();
      });
      text.dataset.awake = '';
    };
    const {wakeNow, stop} = wakeOnTouch(text, wake);
    if (wakesAtOnce(text)) wakeNow();
    return () => {
      leave();
      stop();
      // React ends no root while it works on another.
      setTimeout(() => end?.());
    };
  }, [isServed, late]);

  return isServed ? element : undefined;
}
