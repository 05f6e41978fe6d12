/** Sample events that reach every state of the machine, for tests and stories. */
export const shellScenario = {
  openMenu: { type: 'menu.open' },
  openSearch: { type: 'search.open', typed: '' },
  close: { type: 'shell.close' },
} as const;
