/** What a reader can act on, and what keys other than those of the browser itself act on. */
const CONTROLS = 'a[href], button, summary, input, label, select, textarea, [role="tab"], [role="button"]';
const OWN_KEYS = '[role="tab"], [role="button"]:not(button)';
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** A link that the browser follows better by itself: into the same page, or where the reader wants it opened elsewhere. */
function isForBrowser(control: Element, {button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return true;
  return control.getAttribute('href')?.startsWith('#') === true;
}

/**
 * Wakes a part of the page whose components do not run yet, once a reader touches it with pointer, key or focus. What was
 * done to it before it was awake is done again then, in order.
 * @param wake (resolves) when events reach the components
 * @returns functions that wake it without a touch, and that stop listening
 */
export function wakeOnTouch(
  element: HTMLElement,
  wake: () => Promise<void>,
): {wakeNow: () => void; stop: () => void} {
  const listening = new AbortController();
  const {signal} = listening;
  const waiting: {again: () => void; without?: () => void}[] = [];
  let isWaking = false;
  let isUnderMouse = false;

  const showState = () => {
    // Under the pointer and in focus since before there was anybody to tell.
    const {activeElement} = element.ownerDocument;
    const focused = element.contains(activeElement) ? activeElement : null;
    focused?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    const under = isUnderMouse ? [...element.querySelectorAll(':hover')].at(-1) : undefined;
    under?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
    under?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  };

  const start = () => {
    if (isWaking) return;
    isWaking = true;
    void wake().then(
      () => {
        listening.abort();
        showState();
        for (const {again} of waiting.splice(0)) again();
      },
      (error: unknown) => {
        console.warn('The page could not be woken; the next touch tries again', error);
        // A link leads where it says.
        isWaking = false;
        waiting.splice(0).forEach(({without}) => without?.());
      },
    );
  };

  const hold = (event: Event, again: () => void, without?: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    waiting.push({again, without});
    start();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest(CONTROLS);
    if (!control || isForBrowser(control, event)) return;
    const link = control.closest<HTMLAnchorElement>('a[href]');
    const again = () => {
      (target instanceof HTMLElement ? target : (control as HTMLElement)).click();
    };
    hold(event, again, link ? () => link.ownerDocument.location.assign(link.href) : undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!target.matches(OWN_KEYS) || !KEYS.has(event.key)) return;
    const {key, code, shiftKey} = event;
    hold(event, () => {
      target.dispatchEvent(
        new KeyboardEvent('keydown', {key, code, shiftKey, bubbles: true, cancelable: true}),
      );
    });
  };

  element.addEventListener('click', onClick, {capture: true, signal});
  element.addEventListener('keydown', onKey, {capture: true, signal});
  element.addEventListener('focusin', start, {signal});
  const onPointer = ({pointerType}: PointerEvent) => {
    isUnderMouse = pointerType === 'mouse';
    start();
  };
  element.addEventListener('pointerover', onPointer, {signal});
  return {
    wakeNow: start,
    stop: () => {
      listening.abort();
    },
  };
}
