import type { Page } from '@playwright/test';

/** A heading as it is read out. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** Facts of a page that is shown. */
export interface PageFacts {
  readonly language: string;
  readonly headings: readonly Heading[];
  /** Links to other sites, or in a new tab, that are less careful than they should be. */
  readonly carelessLinks: readonly string[];
  /** Elements that repeat by ARIA a state that HTML gives them already, which is forbidden. */
  readonly doubledStates: readonly string[];
}

/** Reads a page's facts from its document, as the browser has it now. */
export function toFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return {
      language: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')]
        .filter(isSeen)
        .map((element) => ({
          level: Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
          text: element.textContent.trim(),
        })),
      carelessLinks: anchors
        .filter(
          ({ href, origin, protocol, target, rel }) =>
            (/^https?:$/.test(protocol) && origin !== location.origin && !href.startsWith('https:')) ||
            (target === '_blank' && !/\b(noopener|noreferrer)\b/.test(rel)),
        )
        .map(({ outerHTML }) => outerHTML),
      doubledStates: [
        ...document.querySelectorAll(
          '[popovertarget][aria-expanded], input:is([type=checkbox], [type=radio])[aria-checked]',
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    };
  });
}

/** How wide a page is, in CSS px; more than its screen means that it scrolls sideways. */
export const measureWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** What is wrong with an outline: not exactly one h1, or a level left out. */
export function outlineFaults(headings: readonly Heading[]): string[] {
  const tops = headings.filter(({ level }) => level === 1).length;
  return [
    ...(tops === 1 ? [] : [`${tops} headings of level 1`]),
    ...headings.flatMap(({ level, text }, at) => {
      const before = headings[at - 1]?.level ?? 0;
      return level > before + 1 ? [`h${level} below h${before}: ${text}`] : [];
    }),
  ];
}
