import { expect } from 'storybook/test';
import { isTestRun } from './test-run.ts';

const kinds = ['error', 'warn'] as const;
const messages: string[] = [];

// Replaced by hand and once for all stories: Storybook resets its own spies between render and play.
for (const kind of kinds) {
  const speak = console[kind];
  console[kind] = (...words: unknown[]) => {
    messages.push(words.map(String).join(' '));
    speak(...words);
  };
}

/** Clears the console entries of the previous story. */
export const forgetConsole = () => {
  messages.length = 0;
};

/**
 * Fails a story that has logged an error or a warning: only in the test run, since Storybook itself has a
 * console.
 */
export const expectQuietConsole = () => {
  if (isTestRun) expect(messages, 'console errors and warnings').toEqual([]);
};
