import type { KeyboardEvent } from 'react';

/**
 * What the keys ↓ and ↑ do on the button of an open popover and in it: the focus goes through both in a circle, and the
 * page below does not scroll away. Of a closed one they are none of its business.
 */
export function walkPanel(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp');
  if (step === 0 || !panel?.matches(':popover-open')) return;
  event.preventDefault();
  const places = `[popovertarget="${panel.id}"],[id="${panel.id}"] :is(a,button)`;
  const stops = [...document.querySelectorAll<HTMLElement>(places)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}
