import { useSyncExternalStore } from 'react';

/** The open dialogs, the one on top last. */
let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Adds an open dialog. @returns what to call when it is closed */
function addDialog(dialog: HTMLElement): () => void {
  set([...dialogs, dialog]);
  return () => set(dialogs.filter((other) => other !== dialog));
}

/** A ref for the element of an open dialog. */
export const openDialog = (dialog: HTMLElement | null) => (dialog === null ? undefined : addDialog(dialog));

/**
 * The open dialog on top; undefined without one. The focus cannot leave it, and screen readers read nothing else: what the
 * user must reach meanwhile is rendered in it, by a portal.
 */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(
    watchDialogs,
    () => dialogs.at(-1),
    () => undefined,
  );
}

function set(next: readonly HTMLElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** The open dialog on top, for what is no component. */
export const topDialog = (): HTMLElement | undefined => dialogs.at(-1);

/** Notifies the listener when a dialog opens or closes. @returns stops it */
export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
