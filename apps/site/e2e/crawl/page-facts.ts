import type { Page } from '@playwright/test';

/** A heading as it is read out. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** What a page holds once it is shown. */
export interface PageFacts {
  readonly title: string;
  readonly language: string;
  readonly headings: readonly Heading[];
  /** Where links lead, as whole addresses. */
  readonly links: readonly string[];
  /** What belongs to it: pictures in every size offered, icons, manifest, feeds, as whole addresses. */
  readonly files: readonly string[];
  /** Links to other sites, or in a new tab, that are less careful than they should be. */
  readonly carelessLinks: readonly string[];
  /** Elements that say by ARIA what HTML has them say by themselves, which it forbids. */
  readonly doubledStates: readonly string[];
  /** What a fragment of an address may name. */
  readonly ids: readonly string[];
  /** What is written, shown or read out, piece by piece; without what is marked as English. */
  readonly texts: readonly string[];
  /** How wide the page is, in CSS px. */
  readonly width: number;
}

/** Reads a page's facts from its document, as the browser has it now. */
export function factsOf(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const sourcesOf = (element: Element) =>
      [
        element.getAttribute('src'),
        ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s/)[0]),
      ].flatMap((source) => (source ? [new URL(source, document.baseURI).href] : []));
    return {
      title: document.title,
      language: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')]
        .filter(isSeen)
        .map((element) => ({
          level: Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
          text: element.textContent.trim(),
        })),
      links: anchors.map(({ href }) => href),
      files: [
        ...[...document.querySelectorAll('img, picture source')].flatMap(sourcesOf),
        ...[
          ...document.querySelectorAll<HTMLLinkElement>('link:is([rel*=icon], [rel=manifest], [type])'),
        ].map(({ href }) => href),
      ],
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
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      texts: [
        ...document.body.querySelectorAll(':not([lang=en], [lang=en] *, script, style, noscript)'),
      ].flatMap((element) =>
        [
          ...['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
          // One text, whatever stands between its parts.
          [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
        ].flatMap((text) => (text?.trim() ? [text.trim()] : [])),
      ),
      width: document.documentElement.scrollWidth,
    };
  });
}

/** How wide a page is, in CSS px; more than its screen means that it scrolls sideways. */
export const widthOf = (page: Page): Promise<number> =>
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
