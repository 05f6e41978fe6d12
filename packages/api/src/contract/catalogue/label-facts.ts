import * as z from 'zod/mini';
import { requiredText, text } from '../text.ts';

/** The kinds of goods; each kind has its own licence on the pack. */
const GOODS = ['FOOD', 'AYURVEDIC', 'COSMETIC', 'DEVICE', 'OTHER'] as const;

/** The units of a net quantity; kilograms are 1000 g, litres 1000 ml. */
const QUANTITY_UNITS = ['g', 'ml', 'piece'] as const;

/** The net quantity of a pack. */
export const NetQuantity = z.object({
  amount: z.number('Net quantity must be a number').check(z.gt(0, 'Net quantity must be more than 0')),
  unit: z.enum(QUANTITY_UNITS, 'Net quantity is in g, ml or pieces'),
  /** As printed on the pack, such as '25 bags of 2 g'. */
  asPrinted: z.optional(text(100, 'Net quantity')),
});
export type NetQuantity = z.infer<typeof NetQuantity>;

/** The company that is responsible for the goods, with the address on the pack. */
const Maker = z.object({
  role: z.enum(['MANUFACTURER', 'PACKER', 'IMPORTER']),
  name: requiredText(200, 'Name', 'Name is required'),
  address: requiredText(400, 'Address', 'Address is required'),
});

/** The contact for buyers' questions and problems with the goods. */
const ConsumerCare = z.object({
  phone: requiredText(40, 'Phone', 'Phone is required'),
  email: requiredText(254, 'Email', 'Email is required'),
});

const FSSAI_LICENCE = /^\d{14}$/;

/** The issuer and the number of a licence. */
const Licence = z
  .object({
    kind: z.enum(['FSSAI', 'AYUSH', 'COSMETICS', 'MEDICAL_DEVICES']),
    number: requiredText(60, 'Licence number', 'Licence number is required'),
  })
  .check(
    z.refine(({ kind, number }) => kind !== 'FSSAI' || FSSAI_LICENCE.test(number), {
      path: ['number'],
      error: 'An FSSAI licence number has 14 digits',
    }),
  );

/**
 * The facts that the law requires on the pack: Legal Metrology (Packaged Commodities) Rules 2011 and Consumer
 * Protection (E-Commerce) Rules 2020. Each fact may be absent until staff fill it in; staff send all of them as
 * the JSON text of one part, `labelFacts`. Ingredients, directions and cautions are in the product's detail
 * groups.
 */
export const LabelFacts = z.object({
  goods: z._default(z.enum(GOODS), 'OTHER'),
  /** The generic name of the goods, without the brand. */
  commonName: z.optional(text(100, 'Common name')),
  netQuantity: z.optional(NetQuantity),
  /** The highest allowed price in rupees, taxes included; at least the price. */
  maximumRetailPrice: z.optional(z.number().check(z.gt(0, 'The maximum retail price must be more than 0'))),
  countryOfOrigin: z.optional(text(60, 'Country of origin')),
  maker: z.optional(Maker),
  /** `2026-09`. */
  packedIn: z.optional(
    z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter the month in this format: 2026-09')),
  ),
  /** As printed on the pack, such as '24 months from packing'. */
  bestBefore: z.optional(text(200, 'Best before')),
  consumerCare: z.optional(ConsumerCare),
  licence: z.optional(Licence),
});
export type LabelFacts = z.infer<typeof LabelFacts>;
