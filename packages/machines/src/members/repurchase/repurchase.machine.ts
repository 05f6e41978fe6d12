import type { RepurchaseSummary } from '@pgm/api/contract';
import { createLoader } from '../../kit/index.ts';

/** The totals of the orders of a member, and of those directly below. Provide `fetchData`. */
export const repurchaseMachine = createLoader<RepurchaseSummary>({ id: 'repurchase' });
