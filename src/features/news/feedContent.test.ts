import {describe, expect, it} from 'vitest';
import {feedContent} from './feedContent.ts';

describe('text of a post in feeds', () => {
  it('preserves text, links, and code, and omits what only the page can use', () => {
    expect(
      feedContent(
        '<p>One <span class="term"><button type="button">x</button><span role="button" aria-describedby="t">waterfall</span><span id="t" role="tooltip">Why</span></span>.</p><!-- -->' +
          '<h2 id="do" class="anchor">Do<a class="hash-link" href="#do">#</a></h2>' +
          '<pre class="prism"><code><span style="color:red">minSdk</span> = 23</code></pre>' +
          '<div role="tablist">Kotlin</div><div role="tabpanel" hidden=""><p>Second</p></div>' +
          '<p><a class="link" href="https://example.com/">Guide</a></p>',
      ),
    ).toBe(
      '<p>One waterfall.</p><h2>Do</h2><pre><code>minSdk = 23</code></pre><div><p>Second</p></div><p><a href="https://example.com/">Guide</a></p>',
    );
  });
});
