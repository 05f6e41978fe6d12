/** The events with which tests and stories walk the machine through every state. */
export const shellWalk = {
  openMenu: { type: 'menu.open' },
  openSearch: { type: 'search.open', typed: '' },
  close: { type: 'shell.close' },
} as const;
