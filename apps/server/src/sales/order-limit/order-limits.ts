import { COD_PROBLEMS, type CodProblem, type NewOrder, type ShopTerms, fail } from '@pgm/api/contract';
import type { OrderLimits } from '../../platform/order-settings.ts';

/** The orders of a member that nothing secures yet. */
export interface UnsecuredOrders {
  /** How many are neither paid nor confirmed. */
  readonly count: number;
  /** What those that are paid on delivery, and not delivered yet, come to. */
  readonly codPaise: number;
  /** How many of `count` are to be paid online, and the pieces in them. */
  readonly unpaid: { readonly count: number; readonly pieces: number };
  readonly hasProvenMobile: boolean;
  /** Whether the member has proven a mobile number or an email address. */
  readonly hasProvenContact: boolean;
}

/** The part of a new order that is limited. */
interface LimitedOrder {
  readonly totalPaise: number;
  readonly pieces: number;
  readonly method: NewOrder['payment']['method'];
}

/** Why an order for so much cannot be paid on delivery; undefined when it can. */
export function codProblem(
  { codPaise, hasProvenMobile }: UnsecuredOrders,
  totalPaise: number,
  { codMaxPaise }: OrderLimits,
  { codMax = codMaxPaise / 100 }: ShopTerms,
): CodProblem | undefined {
  if (codPaise + totalPaise > codMax * 100) return 'TOO_MUCH';
  return hasProvenMobile ? undefined : 'UNPROVEN_MOBILE';
}

/** Why a member cannot order so much more before earlier orders are paid or confirmed; undefined when they can. */
export function limitReached(
  open: UnsecuredOrders,
  { totalPaise, pieces, method }: LimitedOrder,
  limits: OrderLimits,
  terms: ShopTerms,
): string | undefined {
  if (method === 'COD') {
    const problem = codProblem(open, totalPaise, limits, terms);
    if (problem !== undefined) return COD_PROBLEMS[problem];
  } else {
    const problem = unpaidProblem(open, pieces, limits);
    if (problem !== undefined) return problem;
  }
  return open.count < limits.openPerMember ? undefined : TOO_MANY_OPEN;
}

function unpaidProblem(
  { unpaid, hasProvenContact }: UnsecuredOrders,
  pieces: number,
  limits: OrderLimits,
): string | undefined {
  if (hasProvenContact) return unpaid.count < limits.unpaidPerMember ? undefined : TOO_MANY_UNPAID;
  if (unpaid.count >= limits.unpaidUnproven) return TOO_MANY_UNPROVEN;
  const most = limits.unpaidPiecesUnproven;
  return unpaid.pieces + pieces > most ? tooManyPieces(most) : undefined;
}

const tooManyPieces = (most: number) =>
  `Until your email or mobile number is verified, your unpaid orders can have at most ${most} items. Verify one in your profile, or order fewer.`;
const TOO_MANY_OPEN =
  'You have too many unpaid, unconfirmed orders. Pay for one, cancel one, or wait for us to confirm one.';
const TOO_MANY_UNPAID = 'You have too many unpaid orders. Pay for one or cancel one first.';
const TOO_MANY_UNPROVEN =
  'You have too many unpaid orders. Pay for one, cancel one, or verify your email or mobile number in your profile.';

/** The failure when too many unpaid pieces come from one network address; by then an unpaid order has expired. */
export const networkFull = ({ paymentMinutes }: ShopTerms) =>
  fail({
    code: 'rateLimited' as const,
    message: `Too many items from your network are waiting for payment. Pay for your unpaid orders, or try again in ${paymentMinutes} minutes.`,
    retryAfterSeconds: paymentMinutes * 60,
  });
