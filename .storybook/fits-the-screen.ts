import { expect } from 'storybook/test';

/** Fails a story that is wider than the screen: nobody should have to push a page sideways. */
export const fitsTheScreen = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
};
