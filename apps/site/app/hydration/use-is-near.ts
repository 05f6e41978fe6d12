import { useEffect, useState } from 'react';
import { whenNear } from './when-near.ts';

/** A part of a page, and from where it counts as near; by default from one screen below. */
export interface PagePart {
  /** Of an element. */
  readonly id: string;
  readonly margin?: string;
}

/**
 * Whether the visitor has come near a part of the page; never before the page is hydrated.
 * @param part undefined for a part that is near from the beginning
 */
export function useIsNear(part: PagePart | undefined): boolean {
  const [isReached, setReached] = useState(false);
  const { id, margin } = part ?? {};
  useEffect(() => {
    if (id === undefined) return;
    let isShown = true;
    void whenNear(id, margin).then(() => isShown && setReached(true));
    return () => {
      isShown = false;
    };
  }, [id, margin]);
  return part === undefined || isReached;
}
