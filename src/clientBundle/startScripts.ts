import {READER_ACTED, READER_EVENTS} from '../site/readerInput.ts';

/** ID of the element in a built page that contains the URLs of the page's scripts as JSON, in execution order. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** Milliseconds after which the scripts start if the page paints nothing, for example in an off-screen frame. */
export const LATEST_START = 2000;

/**
 * Inline script at the end of every built page. Starts the page's scripts once the text has been painted. Scripts with
 * `defer` would compete with styles and fonts for bandwidth, and if cached, they would run before the first paint. If
 * nothing is painted, or the browser doesn't report paints, they start anyway. The last button that is clicked before
 * they run is clicked again once the page is hydrated. Links work without scripts. Input in fields is replayed as well,
 * because React starts with the values from the build and hasn't received the change event. The script also records
 * that the reader has acted so that nothing scrolls the page afterward.
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
