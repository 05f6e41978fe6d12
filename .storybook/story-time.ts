import { expect } from 'storybook/test';
import { isTestRun } from './test-run.ts';

/** The maximum time of a story, in ms. */
const MAX_MS = 15_000;

let startedAt = 0;

/** Starts the time of a story. */
export const startTime = () => {
  startedAt = performance.now();
};

/** Fails a story that takes too long. The test run itself waits longer, for journeys: each starts the whole product. */
export const expectInTime = (title: string) => {
  if (isTestRun && !title.startsWith('Journeys/'))
    expect(performance.now() - startedAt, 'duration of the story in ms').toBeLessThan(MAX_MS);
};
