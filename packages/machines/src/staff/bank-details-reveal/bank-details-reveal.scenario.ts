import type { RevealedBankDetails } from '@pgm/api/contract';
import { done, threw } from '../../kit/kit.scenario.ts';

/** Bank details in full. */
export const sampleRevealedDetails: RevealedBankDetails = {
  holder: 'Asha Mishra',
  accountNumber: '12345678901234',
  ifsc: 'SBIN0001234',
  pan: 'ABCPM1234F',
  version: 3,
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const bankDetailsRevealScenario = {
  reveal: { type: 'details.reveal' },
  revealed: done('revealDetails', sampleRevealedDetails),
  notRevealed: threw('revealDetails'),
  hide: { type: 'details.hide' },
} as const;
