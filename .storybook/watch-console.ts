import { expect, spyOn } from 'storybook/test';

/** Fails a story that leaves an error or a warning in the console. A story that means to writes `mockClear()`. */
export const watchConsole = () => {
  const watched = [spyOn(console, 'error'), spyOn(console, 'warn')];
  return () => {
    for (const spy of watched) {
      const words = spy.mock.calls.map((call) => call.map(String).join(' '));
      spy.mockRestore();
      expect(words, 'console errors and warnings').toEqual([]);
    }
  };
};
