import { useEffect, useRef } from 'react';

/**
 * The focus of a list whose items are added and removed by buttons: a new item gets it in its first box, and after a
 * removal the button that adds gets it. Each such button calls `noteChange`; what changes nothing leaves the focus.
 * @param count the number of items
 */
export function useListFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = countBefore.current;
    if (before === undefined || count === before) return;
    countBefore.current = undefined;
    if (count < before) addButton.current?.focus();
    else list.current?.lastElementChild?.querySelector('input')?.focus();
  });
  return {
    list,
    addButton,
    noteChange: () => {
      countBefore.current = count;
    },
  };
}
