import {describe, expect, it} from 'vitest';
import {heightReporter} from './heightReporter.ts';

describe('height reports', () => {
  const setup = () => {
    const posted: number[] = [];
    const frames: (() => void)[] = [];
    const state = {height: 100};
    const reporter = heightReporter({
      measure: () => state.height,
      post: (height) => posted.push(height),
      nextFrame: (callback) => frames.push(callback),
    });
    return {posted, frames, state, reporter, paint: () => frames.splice(0).forEach((callback) => callback())};
  };

  it('are sent on request, even if unchanged', () => {
    const {posted, reporter} = setup();
    reporter.send();
    reporter.send();
    expect(posted).toEqual([100, 100]);
  });

  it('are sent after changes, at most once per frame, with the last height, and only if it differs', () => {
    const {posted, state, frames, reporter, paint} = setup();
    reporter.send();
    reporter.mayHaveChanged();
    paint();
    expect(posted).toEqual([100]);
    for (const height of [110, 120, 130]) {
      state.height = height;
      reporter.mayHaveChanged();
    }
    expect(frames).toHaveLength(1);
    paint();
    expect(posted).toEqual([100, 130]);
    state.height = 140;
    reporter.mayHaveChanged();
    state.height = 130;
    paint();
    expect(posted).toEqual([100, 130]);
  });
});
