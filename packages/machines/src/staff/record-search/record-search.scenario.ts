import { pagedListScenario } from '../../kit/kit.scenario.ts';
import type { FoundRecord } from './record-search.list.ts';

const FOUND: readonly FoundRecord[] = [
  { href: '/dashboard/orders/1', name: 'PGM-000123 · Asha Mishra', kind: 'Order' },
  { href: '/dashboard/members/2', name: 'Asha Mishra · @asha', kind: 'Member' },
  { href: '/dashboard/products/3', name: 'Ashwagandha Capsules', kind: 'Product' },
];

/** The events with which tests and stories reach every state. */
export const recordSearchScenario = pagedListScenario(FOUND);
