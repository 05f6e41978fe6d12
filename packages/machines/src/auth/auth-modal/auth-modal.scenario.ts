/** Sample events that reach every state of the machine, for tests and stories. */
export const authModalScenario = {
  open: { type: 'modal.open', path: '/products/skin-care' },
  toSignUp: { type: 'modal.toSignUp' },
  toLogin: { type: 'modal.toLogin' },
  loggedIn: { type: 'session.begin' },
  close: { type: 'modal.close' },
} as const;
