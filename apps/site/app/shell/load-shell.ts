import { useSyncExternalStore } from 'react';
import { Listeners } from '../kit/listeners.ts';

/** Loads what the header opens above a page: the slide-out menu and the search palette. */
export const loadShell = () => import('./menu-and-search.tsx');

/** What is used of the header's search box. */
type SearchBox = Pick<HTMLInputElement, 'addEventListener' | 'defaultValue' | 'value'>;

const listeners = new Listeners();
/**
 * One for all presses, because a new `import()` takes a task even of code that is there: meanwhile the palette could take
 * the focus, and the letter of the press would be lost.
 */
let loading: ReturnType<typeof loadShell> | undefined;
let isWanted = false;
let isSearchOpen = false;

/** Whether something was opened on this page that needs the shell code. */
export function useIsShellWanted(): boolean {
  return useSyncExternalStore(listeners.subscribe, wanted, notOnTheServer);
}

/** Whether the search palette is open. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(listeners.subscribe, searchOpen, notOnTheServer);
}

/** Opens the slide-out menu; when it can't be loaded, the footer has the same links. */
export async function openMenu(): Promise<void> {
  const shell = await openShell();
  if (shell) shell.openMenu();
  else document.querySelector('footer')?.scrollIntoView();
}

/** Opens the search palette with the text in `box`; when it can't be loaded, the box works as a form. */
export async function openSearch(box?: SearchBox): Promise<void> {
  const shell = await openShell();
  shell?.openSearch(box?.value ?? '');
  // The palette gets the focus when it is loaded; until then Enter searches for the typed text.
  if (shell && box) box.addEventListener('blur', () => (box.value = box.defaultValue), { once: true });
}

/**
 * Opens the search palette by a key, with an empty search: text that is typed while the palette loads goes into
 * the header's box, if the page has one.
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
  loading ??= loadShell();
  const part = await loading.catch(() => (loading = undefined));
  if (part && !isWanted) {
    isWanted = true;
    part.watchSearch((isOpen) => {
      isSearchOpen = isOpen;
      listeners.notify();
    });
    listeners.notify();
  }
  return part?.shell;
}

const wanted = () => isWanted;
const searchOpen = () => isSearchOpen;
const notOnTheServer = () => false;
