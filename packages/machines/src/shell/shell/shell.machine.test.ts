import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { shellMachine, shellVerbs, shellView } from './shell.machine.ts';

/** Makes a shell in a browser that notifies listeners of Back. */
function makeShell() {
  const listeners = new Set<() => void>();
  const machine = shellMachine.provide({
    actors: {
      watchBack: fromCallback(({ sendBack }) => {
        const receive = () => sendBack({ type: 'shell.close' });
        listeners.add(receive);
        return () => listeners.delete(receive);
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    ...shellVerbs((event) => actor.send(event)),
    view: () => shellView(actor.getSnapshot()),
    listeners,
    pressBack: () => {
      for (const receive of listeners) receive();
    },
  };
}

describe('the shell', () => {
  it('shows only the page at first', () => {
    expect(makeShell().view()).toEqual({ isMenuOpen: false, isSearchOpen: false, typed: '' });
  });

  it('opens the menu, and closes it', () => {
    const shell = makeShell();
    shell.openMenu();
    expect(shell.view()).toEqual({ isMenuOpen: true, isSearchOpen: false, typed: '' });
    shell.close();
    expect(shell.view().isMenuOpen).toBe(false);
  });

  it('opens the search with the text that was already typed', () => {
    const shell = makeShell();
    shell.openSearch('tul');
    expect(shell.view()).toEqual({ isMenuOpen: false, isSearchOpen: true, typed: 'tul' });
    shell.close();
    expect(shell.view().isSearchOpen).toBe(false);
  });

  it('loses no letter that is typed before the search is loaded, and starts empty the next time', () => {
    const shell = makeShell();
    for (const typed of ['tu', 'tul', 'tulsi']) shell.openSearch(typed);
    expect(shell.view().typed).toBe('tulsi');
    shell.close();
    shell.openSearch('');
    expect(shell.view().typed).toBe('');
  });

  it('replaces the menu with the search', () => {
    const shell = makeShell();
    shell.openMenu();
    shell.openSearch('');
    expect(shell.view()).toEqual({ isMenuOpen: false, isSearchOpen: true, typed: '' });
  });

  it.each(['openMenu', 'openSearch'] as const)(
    'closes on Back after %s, and then stops listening',
    (open) => {
      const shell = makeShell();
      shell[open]('');
      expect(shell.listeners.size).toBe(1);
      shell.pressBack();
      expect(shell.view()).toEqual({ isMenuOpen: false, isSearchOpen: false, typed: '' });
      expect(shell.listeners.size).toBe(0);
    },
  );

  it('stays open if Back can’t be observed', () => {
    const deaf = fromCallback(() => {
      throw new Error('no such thing');
    });
    const actor = createActor(shellMachine.provide({ actors: { watchBack: deaf } })).start();
    shellVerbs((event) => actor.send(event)).openMenu();
    expect(shellView(actor.getSnapshot()).isMenuOpen).toBe(true);
  });
});
