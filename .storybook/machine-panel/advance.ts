import type { SimulatedClock } from 'xstate';

const STEP_MS = 100;

/**
 * Moves a clock forward in small steps. In one jump, a timer that restarts whenever it fires, such as a
 * countdown's, would fire once instead of once a second.
 */
export function advance(clock: SimulatedClock, ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) clock.increment(Math.min(left, STEP_MS));
}
