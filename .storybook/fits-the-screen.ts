import { expect } from 'storybook/test';
import { isTestRun } from './test-run.ts';

/**
 * Fails a story that is wider than the screen: no page should scroll sideways. The screen is for a moment 320 px wide,
 * the narrowest that we promise. In the test run only: elsewhere, an error in place of the story would help no reader,
 * and a docs page holds more than the story.
 */
export const fitsTheScreen = () => {
  if (!isTestRun) return;
  // Storybook's addon sets its own size before each story, whatever the test run asks for.
  const frame = window.frameElement;
  const style = frame?.getAttribute('style') ?? '';
  frame?.setAttribute('style', `${style}; max-width: 320px`);
  const { scrollWidth, clientWidth } = document.documentElement;
  frame?.setAttribute('style', style);
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
};
