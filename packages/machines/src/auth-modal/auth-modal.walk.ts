/** The events with which tests and stories walk the machine through every state. */
export const authModalWalk = {
  open: { type: 'modal.open', path: '/products/skin-care' },
  toSignup: { type: 'modal.toSignup' },
  toLogin: { type: 'modal.toLogin' },
  loggedIn: { type: 'session.begin' },
  close: { type: 'modal.close' },
} as const;
