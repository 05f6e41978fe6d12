/** The events with which tests and stories walk the machine through every state. */
export const toastsWalk = {
  show: { type: 'toast.show', kind: 'success', message: 'Login Successful' },
  point: { type: 'toasts.pause' },
  leave: { type: 'toasts.resume' },
  dismiss: { type: 'toast.dismiss', id: 'success: Login Successful' },
} as const;
