/** Sample events that reach every state of the machine, for tests and stories. */
export const authModalScenario = {
  open: { type: 'modal.open', path: '/products/skin-care' },
  toSignup: { type: 'modal.toSignup' },
  toLogin: { type: 'modal.toLogin' },
  loggedIn: { type: 'session.begin' },
  close: { type: 'modal.close' },
} as const;
