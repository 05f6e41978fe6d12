import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a form that follows another, because the focused button has disappeared. */
export function useHeadingFocus(isAgain: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAgain) heading.current?.focus();
  }, [isAgain]);
  return heading;
}
