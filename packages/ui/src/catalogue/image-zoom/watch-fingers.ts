/** How far a finger moves for another image, in px. */
const SWIPE = 48;

interface Fingers {
  /** One finger moved sideways: by one image forwards or back. */
  readonly onSwipe: (steps: 1 | -1) => void;
  /** Two fingers moved: their distance now, divided by that of before. */
  readonly onPinch: (factor: number) => void;
}

/**
 * Reports swipes and pinches on an element. A swipe counts only where the element has nothing to scroll sideways.
 * @returns stops it
 */
export function watchFingers(element: HTMLElement, { onSwipe, onPinch }: Fingers): () => void {
  let start: Touch | undefined;
  let distance = 0;
  const begin = ({ touches }: TouchEvent) => {
    start = touches.length === 1 ? touches[0] : undefined;
    distance = toDistance(touches);
  };
  const move = ({ touches }: TouchEvent) => {
    const next = toDistance(touches);
    if (next > 0 && distance > 0) onPinch(next / distance);
    distance = next;
  };
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    if (start === undefined || touch === undefined || element.scrollWidth > element.clientWidth) return;
    const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    start = undefined;
  };
  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchmove', move, { passive: true });
  element.addEventListener('touchend', end, { passive: true });
  return () => {
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', end);
  };
}

/** 0 unless there are two fingers. */
function toDistance([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
