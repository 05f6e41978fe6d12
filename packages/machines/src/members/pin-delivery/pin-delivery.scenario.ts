import { done, failed, threw } from '../../kit/kit.scenario.ts';

const days = { STANDARD: 7, EXPRESS: 3 };

/** The time of the sample: 27 November 2026, noon in India. */
const now = 1_795_761_000_000;

/** Sample events that reach every state of the machine, for tests and stories. */
export const pinDeliveryScenario = {
  typeSome: { type: 'pin.change', pin: '2260' },
  type: { type: 'pin.change', pin: '226001' },
  served: done('findDelivery', { delivery: { isServed: true, hasCashOnDelivery: true, days }, now }),
  notServed: done('findDelivery', { delivery: { isServed: false, hasCashOnDelivery: false, days }, now }),
  notFound: failed('findDelivery'),
  crashed: threw('findDelivery'),
  retry: { type: 'pin.retry' },
} as const;
