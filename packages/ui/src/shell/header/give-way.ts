/** The smallest distance that counts as a scroll, in px: a finger that rests still moves the page. */
const MOVED = 8;

/** At the top of a page the header has its own space, in px, of which it leaves no gap. */
const OWN_SPACE = 128;

/**
 * A ref of a sticky header: it is away while the page is scrolled down, and comes back with each scroll up. What it looks
 * like is a matter of styles.
 * @returns stops it
 */
export function giveWay(header: HTMLElement | null): (() => void) | undefined {
  if (header === null) return undefined;
  let last = scrollY;
  const follow = () => {
    if (Math.abs(scrollY - last) < MOVED) return;
    header.toggleAttribute('data-away', scrollY > last && scrollY > OWN_SPACE);
    last = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
