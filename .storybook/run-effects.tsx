import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** An effect may set a state whose effect sets the next one; no component here goes further. */
const ROUNDS = 3;

/**
 * Waits until React has run the effects of a story, and has drawn what they changed. React's development build runs them at
 * once, by `act`. In the static Storybook they run after the first frame: a play would begin before a dialog can be pressed
 * and before an element has its focus. React runs all effects that wait before it renders anything else, so something
 * else is rendered here, outside of the document.
 */
export async function runEffects() {
  if (import.meta.env.DEV) return;
  for (let round = 0; round < ROUNDS; round += 1) {
    const root = createRoot(document.createElement('div'));
    await new Promise<void>((resolve) => {
      root.render(<Rendered onRendered={resolve} />);
    });
    root.unmount();
  }
}

function Rendered({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}
