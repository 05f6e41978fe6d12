import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { isTestRun } from '../test-run.ts';
import { FlowParameters } from './flow-parameters.ts';

/** The facts about a story after it was rendered. */
interface RenderedStory {
  readonly id: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The HTML of the stories by their title and id: a test run shows the stories of a file one after the other. */
const rendered = new Map<string, Map<string, string>>();

/**
 * Fails a story that shows nothing, or the same as a story before it with the same title, unless its parameter `equals`
 * names that story and says why. In the test run only.
 */
export const expectOwnView = ({ id, title, parameters }: RenderedStory) => {
  if (!isTestRun) return;
  const roots = listRoots();
  expect(roots.some(paintsSomething), 'the story shows something').toBe(true);
  const html = readHtml(roots);
  const others = rendered.get(title) ?? new Map<string, string>();
  const twin = [...others].find(([other, itsHtml]) => other !== id && itsHtml === html);
  rendered.set(title, others.set(id, html));
  const { equals } = FlowParameters.parse(parameters['flow']);
  const named = equals && `${id.split('--')[0]}--${sanitize(storyNameFromExport(equals.story))}`;
  // When a part of the stories is run, the named one may be missing.
  if (named !== undefined && !others.has(named)) return;
  expect(twin?.[0], 'the story before this one that looks the same').toBe(named);
};

/** The elements of the story in the document: its own, and those that it shows above the page. */
function listRoots(): Element[] {
  const notOfTheStory = 'script, style, .sb-wrapper, #storybook-docs, #storybook-highlights-root';
  return [...document.body.children].filter((element) => !element.matches(notOfTheStory));
}

/** The HTML without what differs each time: the ids that React makes. */
function readHtml(roots: readonly Element[]): string {
  return roots
    .map((root) => root.outerHTML)
    .join('\n')
    .replaceAll(/_r_[\da-z]+_/g, '_r_');
}

function paintsSomething(root: Element): boolean {
  return [root, ...root.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers is one pixel large.
    const isVisible = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    return isVisible && (hasText(element) || isImage(element) || isBox(element));
  });
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

const isImage = (element: Element) => element.matches('img, svg, canvas, input, select, textarea');

/** A box without content that has a colour, such as a skeleton's. */
const isBox = (element: Element) =>
  element.childElementCount === 0 && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
