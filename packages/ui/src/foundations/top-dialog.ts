import { useSyncExternalStore } from 'react';

/** The open dialogs, the one on top last. */
let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Adds an open dialog. @returns what to call when it is closed */
export function addDialog(dialog: HTMLElement): () => void {
  set([...dialogs, dialog]);
  return () => set(dialogs.filter((other) => other !== dialog));
}

/**
 * The open dialog on top; undefined without one. The focus cannot leave it, and screen readers read nothing else: what the
 * user must reach meanwhile is rendered in it, by a portal.
 */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1),
    () => undefined,
  );
}

function set(next: readonly HTMLElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
