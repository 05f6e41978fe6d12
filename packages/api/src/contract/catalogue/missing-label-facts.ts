// This file does not use zod, so that a product's page does not have to load it.
import type { LabelFacts } from './label-facts.ts';

const ALWAYS_WANTED = [
  'commonName',
  'netQuantity',
  'maximumRetailPrice',
  'countryOfOrigin',
  'maker',
  'consumerCare',
] as const;

/** What the tax on a product needs to know; a rate of 0 % is known too. */
interface TaxFacts {
  /** Empty when it is not known. */
  readonly hsn: string;
  /** Null when it is not known. */
  readonly gstPercent: number | null;
}

/** What an invoice must say of a product and is not known. */
export function missingTaxFacts({ hsn, gstPercent }: TaxFacts): (keyof TaxFacts)[] {
  return [
    ...(hsn === '' ? (['hsn'] as const) : []),
    ...(gstPercent === null ? (['gstPercent'] as const) : []),
  ];
}

/** The facts that the law requires and the label lacks. Either the month or the best-before period is enough. */
export function missingLabelFacts(facts: LabelFacts): (keyof LabelFacts)[] {
  const { goods, packedIn, bestBefore } = facts;
  return [
    ...ALWAYS_WANTED.filter((name) => facts[name] === undefined),
    ...(packedIn === undefined && bestBefore === undefined ? (['packedIn'] as const) : []),
    ...(goods !== 'OTHER' && facts.licence === undefined ? (['licence'] as const) : []),
  ];
}
