import {READER_ACTED, READER_EVENTS} from '../site/readerInput.ts';

/** Id of the element of a built page that holds the addresses of its scripts as JSON, in the order in which they run. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** Milliseconds after which the scripts of a page that paints nothing start, for example in a frame out of sight. */
export const LATEST_START = 2000;

/**
 * Inline script at the end of every built page: starts the page's scripts once the text has been painted. Scripts with
 * `defer` would share the line with styles and fonts, and run before the first paint where they come from the cache.
 * Where nothing is painted, or the browser does not tell, they start without. The last button that is clicked before they
 * run is clicked again when the page is hydrated; links need no scripts. What is typed or chosen in a field before then
 * is entered again, because React starts from the values of the build and has not seen the change. That the reader has
 * acted is noted, so that nothing scrolls the page away under them.
 */
export const START_SCRIPTS = `(function(){
  var list = document.getElementById('${PAGE_SCRIPTS_ID}'), root = document.documentElement, pressed, entered = new Map();
  if (!list) return;
  function hold(event) {
    pressed = event.target.closest('button, [role="tab"]');
  }
  function keep(event) {
    var field = event.target;
    entered.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value);
  }
  function act() {
    root.setAttribute('${READER_ACTED}', '');
  }
  function enter(value, field) {
    if (!field.isConnected) return;
    if (typeof value === 'boolean') {
      field.checked = !value;
      field.click();
      return;
    }
    var start = field.selectionStart, end = field.selectionEnd;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    if (start != null) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }
  function start() {
    if (!list) return;
    JSON.parse(list.textContent).forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.appendChild(script);
    });
    list = null;
  }
  addEventListener('click', hold, true);
  addEventListener('input', keep, true);
  ${JSON.stringify(READER_EVENTS)}.forEach(function (type) {
    addEventListener(type, act, {capture: true, passive: true, once: true});
  });
  new MutationObserver(function (changes, observer) {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    removeEventListener('click', hold, true);
    removeEventListener('input', keep, true);
    entered.forEach(enter);
    if (pressed) pressed.click();
  }).observe(root, {attributes: true});
  try {
    new PerformanceObserver(function (entries) {
      if (entries.getEntriesByName('first-contentful-paint').length) start();
    }).observe({type: 'paint', buffered: true});
    if (!document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint')) return setTimeout(start, ${LATEST_START});
  } catch (error) {}
  start();
})()`.replace(/\n\s*/g, ' ');
