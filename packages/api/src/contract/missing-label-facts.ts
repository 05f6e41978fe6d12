// Without zod, which a product's page does not need to be seen.
import type { LabelFacts } from './label-facts.ts';

const ALWAYS_WANTED = [
  'commonName',
  'netQuantity',
  'maximumRetailPrice',
  'countryOfOrigin',
  'maker',
  'consumerCare',
] as const;

/** The facts that a label lacks although the law wants them. Either of month and best-before period is enough. */
export function missingLabelFacts(facts: LabelFacts): (keyof LabelFacts)[] {
  const { goods, packedIn, bestBefore } = facts;
  return [
    ...ALWAYS_WANTED.filter((name) => facts[name] === undefined),
    ...(packedIn === undefined && bestBefore === undefined ? (['packedIn'] as const) : []),
    ...(goods !== 'OTHER' && facts.licence === undefined ? (['licence'] as const) : []),
  ];
}
