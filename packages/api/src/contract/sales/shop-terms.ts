import type { DeliveryTerms } from './order.ts';

/** The numbers of the shop that count while the company has not published others; money in rupees. */
export const DEFAULT_NUMBERS = {
  deliveryFee: 49,
  deliveryFreeFrom: 499,
  deliveryDaysMin: 4,
  deliveryDaysMax: 7,
  expressFee: 99,
  expressDaysMin: 2,
  expressDaysMax: 3,
  returnDays: 7,
  coolingOffDays: 30,
  paymentMinutes: 30,
} as const;

/** The terms of delivery, return and payment that count now. */
export interface ShopTerms {
  readonly delivery: {
    readonly STANDARD: DeliveryTerms & { readonly freeFrom: number };
    readonly EXPRESS: DeliveryTerms;
  };
  /** The number of days after the delivery in which an order can be returned. */
  readonly returnDays: number;
  /** The number of days after the acceptance of the agreement in which an associate can withdraw from it. */
  readonly coolingOffDays: number;
  /** How long an order awaits its online payment, in minutes. */
  readonly paymentMinutes: number;
  /**
   * What all orders of a member that are still to be paid on delivery may come to together, in rupees. Undefined: what
   * the server is set to.
   */
  readonly codMax: number | undefined;
}

/** The numbers among the facts of the company, in digits. */
type NumberFacts = { readonly [Fact in keyof typeof DEFAULT_NUMBERS | 'codMax']?: string | undefined };

/** The terms by the published facts of the company; a number that is not set is the one of {@link DEFAULT_NUMBERS}. */
export function toShopTerms(facts: NumberFacts): ShopTerms {
  const read = (fact: keyof typeof DEFAULT_NUMBERS) => Number(facts[fact] ?? DEFAULT_NUMBERS[fact]);
  return {
    delivery: {
      STANDARD: {
        fee: read('deliveryFee'),
        freeFrom: read('deliveryFreeFrom'),
        days: [read('deliveryDaysMin'), read('deliveryDaysMax')],
      },
      EXPRESS: {
        fee: read('expressFee'),
        freeFrom: null,
        days: [read('expressDaysMin'), read('expressDaysMax')],
      },
    },
    returnDays: read('returnDays'),
    coolingOffDays: read('coolingOffDays'),
    paymentMinutes: read('paymentMinutes'),
    codMax: facts.codMax === undefined ? undefined : Number(facts.codMax),
  };
}

/** The terms before the company publishes any. */
export const DEFAULT_TERMS: ShopTerms = toShopTerms({});
