import { type RefObject, useEffect, useRef } from 'react';

/** The heading of a form that follows another, whose button had the focus: it takes that. */
export function useHeadingFocus(isAgain: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAgain) heading.current?.focus();
  }, [isAgain]);
  return heading;
}
