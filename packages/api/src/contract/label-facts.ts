import * as z from 'zod/mini';
import { requiredText, text } from './text.ts';

/** What kind of goods a product is: each kind has its own licence on the pack. */
const GOODS = ['FOOD', 'AYURVEDIC', 'COSMETIC', 'DEVICE', 'OTHER'] as const;

/** How a net quantity is counted; kilograms are 1000 g, litres 1000 ml. */
const QUANTITY_UNITS = ['g', 'ml', 'piece'] as const;

/** How much is in a pack. */
export const NetQuantity = z.object({
  amount: z.number('Net quantity must be a number').check(z.gt(0, 'Net quantity must be more than 0')),
  unit: z.enum(QUANTITY_UNITS, 'Net quantity is in g, ml or pieces'),
  /** As the pack says it, such as '25 bags of 2 g'. */
  asPrinted: z.optional(text(100, 'Net quantity')),
});
export type NetQuantity = z.infer<typeof NetQuantity>;

/** Who answers for the goods, with the address on the pack. */
const Maker = z.object({
  role: z.enum(['MANUFACTURER', 'PACKER', 'IMPORTER']),
  name: requiredText(200, 'Name', 'Name is required'),
  address: requiredText(400, 'Address', 'Address is required'),
});

/** Whom buyers turn to with a question or a complaint about the goods. */
const ConsumerCare = z.object({
  phone: requiredText(40, 'Phone', 'Phone is required'),
  email: requiredText(254, 'Email', 'Email is required'),
});

const FSSAI_LICENCE = /^\d{14}$/;

/** Where a licence comes from. */
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
 * What the pack says because the law wants it said: Legal Metrology (Packaged Commodities) Rules 2011 and Consumer
 * Protection (E-Commerce) Rules 2020. Each fact may be absent until somebody fills it in; staff send all of them as the
 * JSON text of one part, `labelFacts`. Ingredients, directions and cautions stand in the product's detail groups.
 */
export const LabelFacts = z.object({
  goods: z._default(z.enum(GOODS), 'OTHER'),
  /** What the goods are called by everybody, whatever their brand. */
  commonName: z.optional(text(100, 'Common name')),
  netQuantity: z.optional(NetQuantity),
  /** The highest price at which it may be sold, in rupees, taxes included; at least the price. */
  maximumRetailPrice: z.optional(z.number().check(z.gt(0, 'The maximum retail price must be more than 0'))),
  countryOfOrigin: z.optional(text(60, 'Country of origin')),
  maker: z.optional(Maker),
  /** `2026-09`. */
  packedIn: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter the month as in 2026-09'))),
  /** As the pack says it, such as '24 months from packing'. */
  bestBefore: z.optional(text(200, 'Best before')),
  consumerCare: z.optional(ConsumerCare),
  licence: z.optional(Licence),
});
export type LabelFacts = z.infer<typeof LabelFacts>;
