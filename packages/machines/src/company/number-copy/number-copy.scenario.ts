/** Sample events that reach every state of the machine, for tests and stories. */
export const numberCopyScenario = {
  copy: { type: 'number.copy', number: 'GR-2026-000123' },
  copied: { type: 'xstate.done.actor.copyNumber', output: undefined },
} as const;
