import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { shellMachine, shellVerbs, shellView } from './index.ts';

function makeShell() {
  const actor = createActor(shellMachine).start();
  return { ...shellVerbs((event) => actor.send(event)), view: () => shellView(actor.getSnapshot()) };
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
});
