import * as z from 'zod/mini';
import { readDigits } from '../ascii-digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';

/** How the shop delivers to a PIN code. */
export const PinDelivery = z.object({
  /** Whether it delivers there at all. */
  isServed: z.boolean(),
  /** Whether an order can be paid on delivery there. */
  hasCashOnDelivery: z.boolean(),
  /** The most days until arrival, by delivery method. */
  days: z.object({ STANDARD: z.int(), EXPRESS: z.int() }),
});
export type PinDelivery = z.infer<typeof PinDelivery>;

/** A PIN code: six digits of any script. */
const PinCode = z
  .string('Enter a PIN code')
  .check(
    z.trim(),
    z.maxLength(20, 'A PIN code has 6 digits'),
    readDigits,
    z.regex(/^[1-9]\d{5}$/, 'A PIN code has 6 digits'),
  );

export const getPinDelivery = defineEndpoint({
  operation: 'getPinDelivery',
  summary: 'Whether the shop delivers to a PIN code, in how many days, and whether with cash on delivery.',
  base: 'cart',
  method: 'GET',
  path: '/api/delivery/{pinCode}',
  policy: 'public',
  params: z.object({ pinCode: PinCode }),
  response: { status: 200, body: dataResponse(PinDelivery) },
  failures: [404, 429],
});

/** Why an order to a PIN code cannot be placed, in English. */
export function notServed(pinCode: string): string {
  return `We do not deliver to ${pinCode} yet.`;
}
