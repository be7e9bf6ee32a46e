// Sets the color mode from the URL (?theme=dark or ?theme=light) before the first paint.
// The dashboard uses it for pages in a frame. The choice is not stored, because it belongs to the embedding page, not to the reader.
(function () {
  var root = document.documentElement;
  // The previous script sets the attributes to the stored values without validating them.
  if (!/^(light|dark)$/.test(root.getAttribute('data-theme'))) {
    root.setAttribute('data-theme', 'light');
    root.setAttribute('data-theme-choice', 'light');
    try {
      localStorage.removeItem('theme');
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  }
  try {
    var theme = new URLSearchParams(window.location.search).get('theme');
    if (theme === 'dark' || theme === 'light') {
      root.setAttribute('data-theme', theme);
      root.setAttribute('data-theme-choice', theme);
    }
  } catch (error) {
    console.warn("The color mode couldn't be read from the URL.", error);
  }
})();
