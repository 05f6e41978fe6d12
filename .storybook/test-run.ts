/** Whether the stories run as tests, and not in Storybook's own pages. */
export const isTestRun = '__vitest_browser__' in globalThis;

/**
 * Removes what Storybook shows instead of a story (loading, no preview, an error) from the document. A test never shows
 * it, but axe would measure its 90 elements twice with every story.
 */
export const removeStorybookPages = () => {
  for (const page of document.querySelectorAll('.sb-wrapper')) page.remove();
};
