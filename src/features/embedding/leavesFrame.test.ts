import {describe, expect, it} from 'vitest';
import {leavesFrame} from './leavesFrame.ts';

describe('links of a framed page', () => {
  it.each([
    ['https://docs.example.com/onboarding/android/get-started', false],
    ['https://docs.example.com/ru/publishing', false],
    ['https://docs.example.com/onboarding#top', false],
    ['mailto:help@example.com', false],
    ['https://docs.example.com/android', true],
    ['https://docs.example.com/', true],
    ['https://docs.example.com/onboarding-tips', true],
    ['http://docs.example.com/onboarding', true],
    ['https://example.com/onboarding', true],
  ])('%s leaves: %s', (address, leaves) => {
    expect(leavesFrame(new URL(address), 'https://docs.example.com', '/')).toBe(leaves);
  });

  it('are compared without the base URL', () => {
    const origin = 'https://example.com';
    expect(leavesFrame(new URL(`${origin}/help/onboarding`), origin, '/help/')).toBe(false);
    expect(leavesFrame(new URL(`${origin}/help/android`), origin, '/help/')).toBe(true);
  });
});
