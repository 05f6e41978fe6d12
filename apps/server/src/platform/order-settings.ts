import type * as z from 'zod';
import { wholeNumber } from './settings.ts';

/** The environment variables that limit orders; `docs/operations.md` explains each of them. */
export const orderSettings = {
  COD_MAX_RUPEES: wholeNumber(0, 20_000),
  OPEN_ORDERS_PER_MEMBER: wholeNumber(1, 20),
  ORDERS_PER_ADDRESS: wholeNumber(1, 200),
  UNCONFIRMED_ORDER_HOURS: wholeNumber(1, 72, 8760),
  UNPAID_ORDERS_PER_MEMBER: wholeNumber(1, 5),
  UNPAID_ORDERS_UNPROVEN: wholeNumber(0, 2),
  UNPAID_PIECES_UNPROVEN: wholeNumber(0, 10),
  UNPAID_PIECES_PER_ADDRESS: wholeNumber(1, 300),
};

/** How much a buyer can order before anything is paid or confirmed. */
export interface OrderLimits {
  /** What all orders of a member that are still to be paid on delivery may come to together. */
  readonly codMaxPaise: number;
  /** How many orders of a member may be neither paid nor confirmed. */
  readonly openPerMember: number;
  /** How many orders one network address may place in an hour. */
  readonly perAddress: number;
  /** How long an order that is neither paid nor confirmed stays open, in ms. */
  readonly unconfirmedMs: number;
  /** How many orders of a member with a proven contact may await their online payment. */
  readonly unpaidPerMember: number;
  /** The same for a member who has proven neither a mobile number nor an email address. */
  readonly unpaidUnproven: number;
  /** How many pieces these orders of such a member may have together. */
  readonly unpaidPiecesUnproven: number;
  /** How many pieces all unpaid orders from one network address may have together. */
  readonly unpaidPiecesPerAddress: number;
}

/** The configured limits of orders. */
export function orderLimits(settings: z.infer<z.ZodObject<typeof orderSettings>>): OrderLimits {
  return {
    codMaxPaise: settings.COD_MAX_RUPEES * 100,
    openPerMember: settings.OPEN_ORDERS_PER_MEMBER,
    perAddress: settings.ORDERS_PER_ADDRESS,
    unconfirmedMs: settings.UNCONFIRMED_ORDER_HOURS * 3_600_000,
    unpaidPerMember: settings.UNPAID_ORDERS_PER_MEMBER,
    unpaidUnproven: settings.UNPAID_ORDERS_UNPROVEN,
    unpaidPiecesUnproven: settings.UNPAID_PIECES_UNPROVEN,
    unpaidPiecesPerAddress: settings.UNPAID_PIECES_PER_ADDRESS,
  };
}
