import type { SnapshotFrom } from 'xstate';
import type { ShellEvent, shellMachine } from './shell.machine.ts';

/** The facts about the overlays above the page. */
export function shellView(snapshot: SnapshotFrom<typeof shellMachine>) {
  return {
    isMenuOpen: snapshot.matches('menu'),
    isSearchOpen: snapshot.matches('search'),
    typed: snapshot.context.typed,
  };
}

/** What a user can do with the shell. */
export function shellVerbs(send: (event: ShellEvent) => void) {
  return {
    openMenu: () => send({ type: 'menu.open' }),
    /** @param typed the text that is already in the search box */
    openSearch: (typed: string) => send({ type: 'search.open', typed }),
    close: () => send({ type: 'shell.close' }),
  };
}
