/** Whether the stories run as tests, and not in Storybook's own pages. */
export const isTestRun = '__vitest_browser__' in globalThis;

/**
 * Removes what Storybook shows instead of a story (loading, no preview, an error) from the document. A test never shows
 * it, but axe would measure its 90 elements twice with every story.
 */
export const removeStorybookPages = () => {
  for (const page of document.querySelectorAll('.sb-wrapper')) page.remove();
};

/**
 * Removes the colour filters of the accessibility panel, which Storybook adds to the document with every story. A test
 * never uses them, but axe would measure their 16 elements twice with every story.
 */
export const removeColourFilters = () => document.querySelector('#storybook-a11y-vision-filters')?.remove();
