const toSize = () => `${innerWidth} ${innerHeight}`;

/** The size of the window when it last said that it changed. */
let known = toSize();
addEventListener('resize', () => {
  known = toSize();
});

/**
 * Waits for the event of a changed viewport, which comes only with the next frame. It would otherwise come in the middle of
 * a play, and cancel what is dragged there.
 */
export async function endResize(): Promise<void> {
  if (known === toSize()) return;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
