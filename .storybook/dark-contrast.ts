import { expect } from 'storybook/test';
import { isTestRun } from './test-run.ts';

/** What Storybook itself adds to the document. */
const NOT_OF_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Fails a story whose words or signs have too little contrast in the dark theme. In the test run only: there every story
 * is rendered in the light theme, where all rules of axe run. The theme changes nothing but colours, so the story
 * is not rendered again, and no other rule can give another result.
 */
export const expectDarkContrast = async () => {
  if (!isTestRun) return;
  // Storybook's own pages do without: the panel loads it when it is opened.
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  dataset['theme'] = 'dark';
  const { violations } = await axe.run(
    { include: document.body, exclude: NOT_OF_THE_STORY },
    { runOnly: ['color-contrast'], reporter: 'no-passes', preload: false },
  );
  dataset['theme'] = 'light';
  const findings = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary ?? ''}`),
  );
  expect(findings, 'elements with too little contrast in the dark theme').toEqual([]);
};
