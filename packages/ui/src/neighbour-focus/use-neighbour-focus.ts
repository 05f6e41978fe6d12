import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from '../focus-heading/index.ts';

/** Where the focus was last in a list. */
interface Place {
  readonly list: HTMLElement;
  readonly item: Element;
  /** Which item of the list it was, from 0. */
  readonly at: number;
  /** What its button says. */
  readonly words: string;
}

/**
 * When an item goes that had the focus, the same button of the next item takes it, else of the one before, else the
 * page's heading. Call it where the list and what stands in its place are shown.
 * @returns the list's `ref`
 */
export function useNeighbourFocus() {
  const last = useRef<Place>(undefined);
  // Without a list of dependencies: whatever is shown next may show that the item is gone.
  useEffect(() => {
    const place = last.current;
    if (place === undefined || place.item.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const neighbour = place.list.children[place.at] ?? place.list.lastElementChild;
    if (neighbour) buttonOf(neighbour, place.words)?.focus();
    // Nothing more happens where that has worked.
    focusHeading();
  });
  return useCallback((list: HTMLElement | null) => {
    if (list === null) return undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const at = [...list.children].findIndex((item) => item.contains(target));
      const item = list.children[at];
      last.current = item && { list, item, at, words: wordsOf(target) };
    };
    list.addEventListener('focusin', remember);
    return () => list.removeEventListener('focusin', remember);
  }, []);
}

/** The button that says the same, else the last that can be pressed. */
function buttonOf(item: Element, words: string): HTMLElement | undefined {
  const buttons = [...item.querySelectorAll<HTMLElement>('button:enabled')];
  return buttons.find((button) => wordsOf(button) === words) ?? buttons.at(-1);
}

function wordsOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}
