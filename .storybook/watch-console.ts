import { expect } from 'storybook/test';

const kinds = ['error', 'warn'] as const;
const said: string[] = [];

// By hand and once for all stories: Storybook empties its own spies between render and play.
for (const kind of kinds) {
  const speak = console[kind];
  console[kind] = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    speak(...words);
  };
}

/** Forgets what the story before left behind. */
export const forgetConsole = () => {
  said.length = 0;
};

/** Fails a story that has left an error or a warning in the console: in the test run, since the book has a console. */
export const expectQuietConsole = () => {
  if ('__vitest_browser__' in globalThis) expect(said, 'console errors and warnings').toEqual([]);
};
