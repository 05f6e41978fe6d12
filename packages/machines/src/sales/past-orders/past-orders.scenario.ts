import type { PastOrder } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** An order of the old system. */
export const samplePastOrder: PastOrder = {
  id: '1',
  number: 'SO-2019-0417',
  placedOn: '2019-04-30',
  items: '2 × Neem soap, 1 × Tulsi tea 100 g',
  total: 745.5,
  status: 'Delivered',
};

/** The events with which tests and stories reach every state. */
export const pastOrdersScenario = pagedListScenario<PastOrder>([samplePastOrder]);
