import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** The last position of the focus in a list. */
interface Place {
  readonly list: HTMLElement;
  readonly item: Element;
  /** The index of the list item, from 0. */
  readonly at: number;
  /** The label of its button. */
  readonly words: string;
}

/**
 * When the focused item is removed, moves the focus to the same button of the next item, else of the previous
 * one, else to the page's heading. Call it in the component that shows the list and its replacement.
 * @returns the list's `ref`
 */
export function useNeighbourFocus() {
  const last = useRef<Place>(undefined);
  // Without a dependency list, because any render may show that the item is removed.
  useEffect(() => {
    const place = last.current;
    if (place === undefined || place.item.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const neighbour = place.list.children[place.at] ?? place.list.lastElementChild;
    if (neighbour) findButton(neighbour, place.words)?.focus();
    // Does nothing when the focus has already moved.
    focusHeading();
  });
  return useCallback((list: HTMLElement | null) => {
    if (list === null) return undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const at = [...list.children].findIndex((item) => item.contains(target));
      const item = list.children[at];
      last.current = item && { list, item, at, words: listWords(target) };
    };
    list.addEventListener('focusin', remember);
    return () => list.removeEventListener('focusin', remember);
  }, []);
}

/** The button with the same label, else the last enabled one. */
function findButton(item: Element, words: string): HTMLElement | undefined {
  const buttons = [...item.querySelectorAll<HTMLElement>('button:enabled')];
  return buttons.find((button) => listWords(button) === words) ?? buttons.at(-1);
}

function listWords(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}
