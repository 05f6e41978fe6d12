import { useEffect, useRef } from 'react';

/**
 * The focus of a list whose items are added and removed by buttons: a new item gets it in its first box, and after a
 * removal the button that adds gets it.
 * @param count the number of items
 */
export function useListFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    if (countBefore.current === undefined || count <= countBefore.current) return;
    countBefore.current = undefined;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  });
  return {
    list,
    addButton,
    noteAdded: () => {
      countBefore.current = count;
    },
    noteRemoved: () => addButton.current?.focus(),
  };
}
