import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** The id of a sample product that is sold out. */
export const SOLD_OUT_ID = '018f0000-0000-7000-8000-0000000000a1';

/** Sample events that reach every state of the machine, for tests and stories. */
export const restockScenario = {
  logIn: { type: 'session.change', userId: '018f0000-0000-7000-8000-000000000001' },
  logOut: { type: 'session.change', userId: undefined },
  fetched: done('fetchRequests', [{ productId: SOLD_OUT_ID }]),
  notFetched: failed('fetchRequests'),
  toggle: { type: 'restock.toggle', productId: SOLD_OUT_ID },
  saved: done('saveRequest', {}),
  notSaved: threw('saveRequest'),
} as const;
