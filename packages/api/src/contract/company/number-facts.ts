import { DEFAULT_NUMBERS } from '../sales/shop-terms.ts';
import * as rule from './fact-rules.ts';

/** The names of the facts that are numbers of the shop; English. Money is in rupees. */
export const NUMBER_FACT_LABELS = {
  deliveryFee: 'Standard delivery: fee in rupees',
  deliveryFreeFrom: 'Standard delivery: free from, in rupees',
  deliveryDaysMin: 'Standard delivery: fewest days',
  deliveryDaysMax: 'Standard delivery: most days',
  expressFee: 'Express delivery: fee in rupees',
  expressDaysMin: 'Express delivery: fewest days',
  expressDaysMax: 'Express delivery: most days',
  returnDays: 'Days to return an order',
  coolingOffDays: 'Days to withdraw from the agreement',
  paymentMinutes: 'Minutes to pay online',
  codMax: 'Cash on delivery: most rupees of a member',
} as const;

/** The name of a fact that is a number. */
export type NumberFact = keyof typeof NUMBER_FACT_LABELS;

/** The longest time that an order can await its online payment, in minutes. */
export const MAX_PAYMENT_MINUTES = 1440;

const MAX_FEE = 10_000;
const MAX_RUPEES = 1_000_000;
const MAX_DAYS = 60;

const number = (fact: NumberFact, min: number, max: number) =>
  rule.wholeNumber(NUMBER_FACT_LABELS[fact], min, max);

/** The rules of the facts that are numbers. */
export const numberFacts = {
  deliveryFee: number('deliveryFee', 0, MAX_FEE),
  deliveryFreeFrom: number('deliveryFreeFrom', 1, MAX_RUPEES),
  deliveryDaysMin: number('deliveryDaysMin', 1, MAX_DAYS),
  deliveryDaysMax: number('deliveryDaysMax', 1, MAX_DAYS),
  expressFee: number('expressFee', 0, MAX_FEE),
  expressDaysMin: number('expressDaysMin', 1, MAX_DAYS),
  expressDaysMax: number('expressDaysMax', 1, MAX_DAYS),
  returnDays: number('returnDays', 1, 90),
  // The law gives associates at least 30 days.
  coolingOffDays: number('coolingOffDays', 30, 365),
  // The payment provider waits for at least 12 minutes.
  paymentMinutes: number('paymentMinutes', 12, MAX_PAYMENT_MINUTES),
  codMax: number('codMax', 0, MAX_RUPEES),
} as const satisfies Record<NumberFact, unknown>;

/** Facts with numbers, such as those of the company. */
type NumberFacts = { readonly [Fact in NumberFact]?: string | undefined };

const RANGES = [
  ['deliveryDaysMin', 'deliveryDaysMax'],
  ['expressDaysMin', 'expressDaysMax'],
] as const;

/** The set numbers of days that contradict the other end of their range, which is the default when it is not set. */
export function reversedRanges(facts: NumberFacts): NumberFact[] {
  return RANGES.flatMap(([min, max]) => {
    const isReversed =
      Number(facts[min] ?? DEFAULT_NUMBERS[min]) > Number(facts[max] ?? DEFAULT_NUMBERS[max]);
    if (!isReversed) return [];
    return facts[max] === undefined ? [min] : [max];
  });
}
