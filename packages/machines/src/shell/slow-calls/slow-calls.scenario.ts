/** Sample events that reach every state of the machine, for tests and stories. */
export const slowCallsScenario = {
  sent: { type: 'call.sent', id: 1, canRepeat: true, isUpload: false, ageMs: 0 },
  slow: { type: 'call.isSlow', id: 1, canRepeat: true },
  slowOnce: { type: 'call.isSlow', id: 2, canRepeat: false },
  upload: { type: 'call.sent', id: 3, canRepeat: false, isUpload: true, ageMs: 0 },
  progressed: { type: 'call.progressed', id: 3, percent: 40 },
  uploaded: { type: 'call.progressed', id: 3, percent: 100 },
  slowUpload: { type: 'call.isSlow', id: 3, canRepeat: false },
  ended: { type: 'call.ended', id: 1 },
  repeat: { type: 'calls.repeat' },
  cancel: { type: 'calls.cancel' },
} as const;
