/** Sample events that reach every state of the machine, for tests and stories. */
export const slowCallsScenario = {
  sent: { type: 'call.sent', id: 1, canRepeat: true, ageMs: 0 },
  slow: { type: 'call.isSlow', id: 1, canRepeat: true },
  slowOnce: { type: 'call.isSlow', id: 2, canRepeat: false },
  ended: { type: 'call.ended', id: 1 },
  repeat: { type: 'calls.repeat' },
  cancel: { type: 'calls.cancel' },
} as const;
