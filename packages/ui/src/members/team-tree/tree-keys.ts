import type { KeyboardEvent } from 'react';
import type { TreeMove } from './tree-facts.ts';

const MOVES: Readonly<Record<string, TreeMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
};

interface KeyVerbs {
  readonly onMove: (move: TreeMove) => void;
  readonly onPress: () => void;
  readonly onType: (typed: string) => void;
}

/** Handles the keys of the WAI-ARIA tree pattern; the browser handles all other keys. */
export function handleTreeKey(event: KeyboardEvent, { onMove, onPress, onType }: KeyVerbs): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const move = MOVES[event.key];
  if (move !== undefined) onMove(move);
  else if (event.key === 'Enter' || event.key === ' ') onPress();
  else if (event.key.length === 1) onType(event.key);
  else return;
  event.preventDefault();
}
