import {act, renderHook} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {useLoaded} from './useLoaded.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('useLoaded', () => {
  it('loads anything, even a function, without calling it', async () => {
    const loadable = vi.fn();
    const {result} = renderHook(() => useLoaded(() => Promise.resolve(loadable), 'The tool is missing'));
    await act(async () => {
      expect(await result.current.start()).toBe(true);
    });
    expect(result.current.loaded).toBe(loadable);
    expect(loadable).not.toHaveBeenCalled();
  });

  it('logs a failure with its message and tries again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const error = new Error('offline');
    const load = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('loaded');
    const {result} = renderHook(() => useLoaded(load, 'The tool could not be loaded'));
    await act(() => result.current.start());
    expect(result.current.isFailed).toBe(true);
    expect(warn).toHaveBeenCalledExactlyOnceWith('The tool could not be loaded', error);
    await act(() => result.current.start());
    expect(result.current).toMatchObject({loaded: 'loaded', isFailed: false});
  });
});
