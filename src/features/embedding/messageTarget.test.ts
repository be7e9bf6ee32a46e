import {describe, expect, it} from 'vitest';
import {messageTarget} from './messageTarget.ts';

describe('height receiver', () => {
  it.each([
    ['https://appodeal.com/', 'https://appodeal.com'],
    ['https://app.appodeal.com/apps?x=1#y', 'https://app.appodeal.com'],
    ['https://a.b.appodeal.com', 'https://a.b.appodeal.com'],
    ['https://APP.APPODEAL.COM/', 'https://app.appodeal.com'],
    ['https://app.appodeal.com:443/', 'https://app.appodeal.com'],
    ['http://localhost/', 'http://localhost'],
    ['http://localhost:4400/dashboard', 'http://localhost:4400'],
    ['https://localhost:8443/', 'https://localhost:8443'],
  ])('%s receives it at %s', (referrer, target) => {
    expect(messageTarget(referrer, 'appodeal.com')).toBe(target);
  });

  it.each([
    // Empty, or not a URL.
    '',
    '*',
    'null',
    'appodeal.com',
    '//appodeal.com',
    'about:blank',
    'about:srcdoc',
    // Text before and after the domain name.
    'https://evilappodeal.com',
    'https://evil-appodeal.com',
    'https://appodeal.com.evil.test',
    'https://appodeal.community',
    'https://appodeal.co',
    'https://appodeal.com-evil.test',
    'https://app-appodeal.com',
    'https://appodeal.evil.test',
    'https://xappodeal.com',
    'https://com',
    'https://evil.test/appodeal.com',
    'https://evil.test/?https://appodeal.com',
    'https://evil.test#.appodeal.com',
    'https://evil.test\\.appodeal.com',
    // Homoglyphs and their ASCII form.
    'https://аppodeal.com',
    'https://xn--ppodeal-2nf.com',
    'https://app.xn--ppodeal-2nf.com',
    'https://appodeaI.com',
    'https://appodeal.com。evil.test',
    'https://appodeal%E3%80%82com.evil.test',
    // Ports.
    'https://appodeal.com:8443',
    'https://app.appodeal.com:80',
    'https://app.appodeal.com:1',
    'https://evil.test:443',
    'https://appodeal.com:443@evil.test',
    'https://appodeal.com:99999',
    // Credentials.
    'https://appodeal.com@evil.test',
    'https://user@appodeal.com',
    'https://user:pass@app.appodeal.com',
    'http://user@localhost',
    'https://localhost:pass@evil.test',
    // Dots.
    'https://appodeal.com.',
    'https://app.appodeal.com.',
    'https://.appodeal.com.',
    'http://localhost.',
    'https://appodeal..com',
    'https://appodealxcom',
    // Other schemes.
    'http://appodeal.com',
    'http://app.appodeal.com',
    'ftp://app.appodeal.com',
    'wss://app.appodeal.com',
    'javascript://appodeal.com',
    'file://appodeal.com/',
    'file://localhost/',
    'ftp://localhost',
    'blob:https://app.appodeal.com/1',
    'data:text/html,https://appodeal.com',
    'chrome-extension://appodeal.com',
    // Names similar to localhost.
    'http://localhost.evil.test',
    'http://evil-localhost',
    'http://evil.localhost',
    'http://localhosts',
    'http://127.0.0.1',
    'http://[::1]',
    'http://0.0.0.0',
    'http://2130706433',
    'http://localhost.localdomain',
  ])('%s receives nothing', (referrer) => {
    expect(messageTarget(referrer, 'appodeal.com')).toBeNull();
  });
});
