// Sets the colour mode from the address (?theme=dark or ?theme=light) before the first paint.
// The dashboard uses it for pages in a frame. The choice is not stored: it belongs to the embedding page, not to the reader.
(function () {
  try {
    var theme = new URLSearchParams(window.location.search).get('theme');
    if (theme === 'dark' || theme === 'light') {
      document.documentElement.setAttribute('data-theme', theme);
      document.documentElement.setAttribute('data-theme-choice', theme);
    }
  } catch (error) {
    console.warn('The colour mode could not be read from the address.', error);
  }
})();
