/** The events with which tests and stories reach every state. */
export const pageSearchScenario = {
  type: { type: 'text.change', text: 'le' },
  clear: { type: 'text.change', text: '' },
  choose: { type: 'page.choose', href: '/dashboard/leads' },
} as const;
