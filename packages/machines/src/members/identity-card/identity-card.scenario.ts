import type { IdentityCard } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A sample card. */
export const sampleCard: IdentityCard = {
  name: 'Asha Mishra',
  number: 'PGM-A-000123',
  joinedAt: '2023-09-05T00:00:00.000Z',
  isActive: true,
  imageUrl: null,
  code: 'K7QM-RTW9-XHZ2-BCDE',
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const identityCardScenario = {
  fetched: done('fetchCard', sampleCard),
  fetchedNotActive: done('fetchCard', { ...sampleCard, isActive: false }),
  notFetched: failed('fetchCard'),
  retry: { type: 'page.retry' },
  open: { type: 'document.open' },
  opened: done('openDocument', { url: '/identity-cards/token.pdf' }),
  notOpened: threw('openDocument'),
} as const;
