import type { SnapshotFrom } from 'xstate';
import type { ShellEvent, shellMachine } from './shell.machine.ts';

/** What of the shell is to be seen above the page. */
export function shellView(snapshot: SnapshotFrom<typeof shellMachine>) {
  return {
    isMenuOpen: snapshot.matches('menu'),
    isSearchOpen: snapshot.matches('search'),
    typed: snapshot.context.typed,
  };
}

/** What can be done with it. */
export function shellVerbs(send: (event: ShellEvent) => void) {
  return {
    openMenu: () => send({ type: 'menu.open' }),
    /** @param typed what stood in the search box already */
    openSearch: (typed: string) => send({ type: 'search.open', typed }),
    close: () => send({ type: 'shell.close' }),
  };
}
