import type { KeyboardEvent } from 'react';

/**
 * Handles the keys ↓ and ↑ on the button of an open popover and inside it: the focus cycles through both, and the
 * page below does not scroll. Ignores the keys when the popover is closed.
 */
export function movePanelFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp');
  if (step === 0 || !panel?.matches(':popover-open')) return;
  event.preventDefault();
  const selector = `[popovertarget="${panel.id}"],[id="${panel.id}"] :is(a,button)`;
  const stops = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}
