/** Sample events that reach every state of the machine, for tests and stories. */
export const toastsScenario = {
  show: { type: 'toast.show', kind: 'success', message: 'Login Successful' },
  showAlert: { type: 'toast.show', kind: 'success', message: 'User is verified', isAlert: true },
  showAdded: {
    type: 'toast.show',
    kind: 'success',
    message: 'Product added to cart successfully',
    opens: 'cart',
  },
  point: { type: 'toasts.pause' },
  leave: { type: 'toasts.resume' },
  dismiss: { type: 'toast.dismiss', id: 'success: Login Successful' },
} as const;
