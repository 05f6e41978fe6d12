import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';

/** A period that ends today, by the days of India; `year` is the financial year, from the first of April. */
export const FigurePeriod = z.enum(['today', '7days', '30days', 'month', 'year'], 'Choose a period');
export type FigurePeriod = z.infer<typeof FigurePeriod>;

/**
 * What a period comes to. An order counts on the day on which it was placed, unless it is cancelled or still waits for its
 * payment online; a later cancellation, return or refund changes that day.
 */
export const PeriodFigures = z.object({
  /** The number of orders. */
  orders: z.int(),
  /**
   * Paise, taxes and delivery included: the totals of the orders, paid or to be paid on delivery, without the pieces that
   * were cancelled or taken back, and without what staff refunded beside them.
   */
  revenuePaise: z.int(),
  /** The points of the orders, without those of pieces that were cancelled or taken back. */
  points: z.int(),
  /** The number of new associates. */
  joins: z.int(),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** A day of the period, or a month of the financial year. */
export const FigureStep = z.object({
  /** Its first day; ISO date. */
  from: z.string(),
  figures: PeriodFigures,
  /** The step at the same place in the period before; null if that period has fewer. */
  before: z.nullable(PeriodFigures),
});
export type FigureStep = z.infer<typeof FigureStep>;

/** What a product has of the orders that count; the coupons' discounts are subtracted, the delivery is not included. */
export const ProductFigures = z.object({
  productId: z.string(),
  name: z.string(),
  pieces: z.int(),
  /** Paise. */
  revenuePaise: z.int(),
  /** The same in the period before. */
  piecesBefore: z.int(),
  /** Paise. */
  revenuePaiseBefore: z.int(),
});
export type ProductFigures = z.infer<typeof ProductFigures>;

/** The figures of a period and of the period before. The days are ISO dates, both included. */
export const FiguresReport = z.object({
  period: FigurePeriod,
  from: z.string(),
  to: z.string(),
  /** Of a month or a year, as many days of the one before. */
  beforeFrom: z.string(),
  beforeTo: z.string(),
  figures: PeriodFigures,
  before: PeriodFigures,
  /** The earliest first. */
  steps: z.array(FigureStep),
  /** The ten products with the most revenue in the period. */
  products: z.array(ProductFigures),
});
export type FiguresReport = z.infer<typeof FiguresReport>;

export const getFigures = defineEndpoint({
  operation: 'getFigures',
  summary: 'Orders, revenue, points, new associates and top products of a period, and of the one before.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/figures',
  policy: 'staff',
  area: 'money',
  query: z.object({ period: z._default(FigurePeriod, '7days') }),
  response: { status: 200, body: dataResponse(FiguresReport) },
  failures: [400, 401, 403],
});
