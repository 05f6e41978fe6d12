import { expect } from 'storybook/test';

/** Fails a story that is wider than the screen: no page should scroll sideways. */
export const fitsTheScreen = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
};
