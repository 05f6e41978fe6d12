import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { shellMachine, shellVerbs, shellView } from './index.ts';

/** A shell in a browser that tells of Back to whoever listens. */
function makeShell() {
  const listeners = new Set<() => void>();
  const machine = shellMachine.provide({
    actors: {
      watchBack: fromCallback(({ sendBack }) => {
        const hear = () => sendBack({ type: 'shell.close' });
        listeners.add(hear);
        return () => listeners.delete(hear);
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    ...shellVerbs((event) => actor.send(event)),
    view: () => shellView(actor.getSnapshot()),
    listeners,
    pressBack: () => {
      for (const hear of listeners) hear();
    },
  };
}

describe('the shell', () => {
  it('shows the page alone at first', () => {
    expect(makeShell().view()).toEqual({ isMenuOpen: false, isSearchOpen: false, typed: '' });
  });

  it('opens the menu, and closes it', () => {
    const shell = makeShell();
    shell.openMenu();
    expect(shell.view()).toEqual({ isMenuOpen: true, isSearchOpen: false, typed: '' });
    shell.close();
    expect(shell.view().isMenuOpen).toBe(false);
  });

  it('opens the search with what was typed already', () => {
    const shell = makeShell();
    shell.openSearch('tul');
    expect(shell.view()).toEqual({ isMenuOpen: false, isSearchOpen: true, typed: 'tul' });
    shell.close();
    expect(shell.view().isSearchOpen).toBe(false);
  });

  it('loses no letter that is typed before the search is there, and begins anew the next time', () => {
    const shell = makeShell();
    for (const typed of ['tu', 'tul', 'tulsi']) shell.openSearch(typed);
    expect(shell.view().typed).toBe('tulsi');
    shell.close();
    shell.openSearch('');
    expect(shell.view().typed).toBe('');
  });

  it('puts the search in the place of the menu', () => {
    const shell = makeShell();
    shell.openMenu();
    shell.openSearch('');
    expect(shell.view()).toEqual({ isMenuOpen: false, isSearchOpen: true, typed: '' });
  });

  it.each(['openMenu', 'openSearch'] as const)('closes by Back after %s, and hears it no longer', (open) => {
    const shell = makeShell();
    shell[open]('');
    expect(shell.listeners.size).toBe(1);
    shell.pressBack();
    expect(shell.view()).toEqual({ isMenuOpen: false, isSearchOpen: false, typed: '' });
    expect(shell.listeners.size).toBe(0);
  });

  it('stays open where Back can’t be heard', () => {
    const deaf = fromCallback(() => {
      throw new Error('no such thing');
    });
    const actor = createActor(shellMachine.provide({ actors: { watchBack: deaf } })).start();
    shellVerbs((event) => actor.send(event)).openMenu();
    expect(shellView(actor.getSnapshot()).isMenuOpen).toBe(true);
  });
});
