import { useSyncExternalStore } from 'react';

/** Loads what the header opens above a page: the slide-out menu, the search palette. */
export const loadShell = () => import('../flows/shell/shell.ts');

const listeners = new Set<() => void>();
let isWanted = false;
let isSearchOpen = false;

/** Whether something has been opened on this page, so that its part has to be there. */
export function useShellWanted(): boolean {
  return useSyncExternalStore(subscribe, wanted, notOnTheServer);
}

/** Whether the search palette stands above the page. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(subscribe, searchOpen, notOnTheServer);
}

/** Opens the slide-out menu; where it can't be loaded, the footer leads to the same places. */
export async function openMenu(): Promise<void> {
  const shell = await openShell();
  if (shell) shell.openMenu();
  else document.querySelector('footer')?.scrollIntoView();
}

/** Opens the search palette with what stands in `box`; where it can't be loaded, the box is a form of its own. */
export async function openSearch(box?: HTMLInputElement): Promise<void> {
  const shell = await openShell();
  shell?.openSearch(box?.value ?? '');
  // The palette takes the focus when it is there; until then Enter searches for all that has been typed.
  if (shell && box) box.addEventListener('blur', () => (box.value = box.defaultValue), { once: true });
}

/**
 * Opens it by a key for a new search: what is typed while the palette is on its way stands in the header's box, if the
 * page has one.
 */
export async function openSearchByKey(): Promise<void> {
  if (isSearchOpen) return;
  const box = document.querySelector<HTMLInputElement>('header [type=search]');
  if (box) {
    box.value = '';
    box.focus({ preventScroll: true });
  }
  await openSearch(box ?? undefined);
}

async function openShell() {
  const part = await loadShell().catch(() => undefined);
  if (part && !isWanted) {
    isWanted = true;
    part.watchSearch((isOpen) => {
      isSearchOpen = isOpen;
      tellAll();
    });
    tellAll();
  }
  return part?.shell;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const wanted = () => isWanted;
const searchOpen = () => isSearchOpen;
const notOnTheServer = () => false;
