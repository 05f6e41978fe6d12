import {
  type Addition,
  type AdditionDraft,
  type AdditionQuote,
  type CodProblem,
  type Failure,
  NOT_WHILE_UNPAID,
  type Result,
  type addPieces,
  fail,
  ok,
  type quoteAddition,
  sizedName,
  toLineKey,
} from '@pgm/api/contract';
import { shortageFailure, sizeProblem, stockIn } from '../../catalogue/stock/stock.transactions.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { OrderLimits } from '../../platform/order-settings.ts';
import type { OrderAdditionRepository } from './order-addition.repository.ts';
import type { AdditionAct, OrderAdditionTransaction } from './order-addition.transactions.ts';
import { type EnlargedLine, type EnlargedOrder, enlargeOrder } from './enlarge-order.ts';
import { codProblem, quantityFailure } from '../order-limit/order-limit.transactions.ts';
import { additionTarget, isBeforePacking } from '../order-step/order-step.transactions.ts';
import { type OrderSums, toLeftSums } from './order-sums.ts';
import { toLeft } from '../tables/order.schema.ts';

type AddedItems = AdditionDraft['items'];

/** An order with added pieces, before anything is stored. */
interface AdditionPlan {
  /** Undefined when the pieces become another order. */
  readonly enlarged: EnlargedOrder | undefined;
  readonly lines: readonly EnlargedLine[];
  readonly before: OrderSums;
  readonly after: OrderSums;
}

interface AdditionParts {
  readonly repository: OrderAdditionRepository;
  readonly limits: OrderLimits;
  readonly now: () => number;
}

/** More pieces of lines that an order has. */
export class OrderAdditionService {
  readonly #parts: AdditionParts;

  constructor(parts: AdditionParts) {
    this.#parts = parts;
  }

  /** Not found, unless the order exists. */
  async find(orderId: string): Promise<Result<true, Failure<'notFound'>>> {
    return isId(orderId) && (await this.#parts.repository.has(orderId)) ? ok(true) : NOT_FOUND;
  }

  /** What an order would come to. */
  async quote(orderId: string, { items }: AdditionDraft): Promise<Outcome<typeof quoteAddition>> {
    if (!isId(orderId)) return NOT_FOUND;
    const plan = await this.#parts.repository.reading(orderId, (open) => this.#plan(open, items));
    if (!plan.ok) return this.#withCurrent(plan, orderId);
    const { before, after } = plan.value;
    return ok({ success: true, data: { before: toWire(before), after: toWire(after) } });
  }

  /** Adds the pieces for the total that staff saw. */
  async add(
    staffId: string,
    orderId: string,
    { items, total }: Addition,
  ): Promise<Outcome<typeof addPieces>> {
    const { now, repository } = this.#parts;
    const at = new Date(now());
    const added = await repository.adding(orderId, async (open): Promise<Rejectable<true>> => {
      const plan = await this.#plan(open, items);
      if (!plan.ok) return plan;
      if (total !== plan.value.after.totalPaise / 100) return CHANGED;
      await store(open, plan.value, { staffId, at });
      // Stock comes last, because other orders wait for its locks.
      return reserve(open, plan.value, at);
    });
    if (!added.ok) return this.#withCurrent(added, orderId);
    const order = await repository.find(orderId);
    return order ? ok({ success: true, data: order }) : NOT_FOUND;
  }

  /** The failure with the order as it is now, when it is no longer as it was seen: the form goes on from there. */
  async #withCurrent<Problem extends Failure>(rejection: Result<never, Problem>, orderId: string) {
    if (rejection !== CHANGED) return rejection;
    return fail({ ...CHANGED.failure, current: await this.#parts.repository.find(orderId) });
  }

  async #plan(open: OrderAdditionTransaction, items: AddedItems): Promise<Rejectable<AdditionPlan>> {
    const { order } = open;
    const target = additionTarget(order);
    if (target === undefined) return isBeforePacking(order.status) ? UNPAID : PACKED;
    if (target === 'NEW_ORDER' && (await open.hasOpenAddition())) return ADDED_BEFORE;
    const wanted = new Map(items.map((item) => [toLineKey(item), item]));
    const lines = (await open.lines()).map((line) => {
      return { ...line, added: wanted.get(toLineKey(line.item))?.added ?? 0 };
    });
    if (!areAsSeen(lines, items)) return CHANGED;

    const tooMany = quantityFailure(
      lines.map(({ item, added }) => ({ ...item, quantity: toLeft(item) + added })),
    );
    if (tooMany) return tooMany;
    const shortage = await findShortage(open, lines.filter(isEnlarged));
    if (shortage) return shortage;

    const before = toLeftSums(
      order,
      lines.map(({ item }) => item),
    );
    const terms = await open.terms();
    const enlarged =
      target === 'SAME_ORDER' ? enlargeOrder(order, lines, await open.coupon(), terms) : undefined;
    const after = enlarged ? toLeftSums(enlarged.order, enlarged.items) : addSums(before, lines);
    const plan = ok({ enlarged, lines, before, after });
    if (order.paymentMethod !== 'COD') return plan;
    const more = after.totalPaise - before.totalPaise;
    const problem = codProblem(await open.unsecuredOrders(), more, this.#parts.limits, terms);
    return problem === undefined ? plan : COD_REJECTIONS[problem];
  }
}

type Rejectable<Value> = Result<Value, Failure<'conflict' | 'invalid'>>;

/** Whether each of the items is a line that has as many pieces as staff saw. */
function areAsSeen(lines: readonly EnlargedLine[], items: AddedItems): boolean {
  const left = new Map(lines.map(({ item }) => [toLineKey(item), toLeft(item)]));
  return items.every((item) => left.get(toLineKey(item)) === item.quantity);
}

function isEnlarged({ added }: EnlargedLine): boolean {
  return added > 0;
}

/** The failure for the first line that is not on sale now, or has too little stock. */
async function findShortage(open: OrderAdditionTransaction, lines: readonly EnlargedLine[]) {
  const offers = await open.offers(lines.map(({ item }) => item.productId));
  for (const { item, added } of lines) {
    const offer = offers.find(({ productId }) => productId === item.productId);
    if (!offer || sizeProblem(item.size, offer.sizes) !== null) {
      return fail({
        code: 'conflict' as const,
        message: `No longer available: ${sizedName(item.name, item.size)}`,
      });
    }
    const left = stockIn(item.size, { quantity: offer.available, sizes: offer.sizes });
    if (left < added) return shortageFailure(item, left);
  }
  return undefined;
}

/** What an order and another one of added pieces come to together. */
function addSums(sums: OrderSums, lines: readonly EnlargedLine[]): OrderSums {
  return lines.reduce(
    ({ subtotalPaise, totalPaise, points, ...same }, { item, added }) => ({
      ...same,
      subtotalPaise: subtotalPaise + item.pricePaise * added,
      totalPaise: totalPaise + item.pricePaise * added,
      points: points + item.points * added,
    }),
    sums,
  );
}

/** Stores the added pieces: in the order, or as another one. */
function store(
  open: OrderAdditionTransaction,
  plan: AdditionPlan,
  act: Pick<AdditionAct, 'staffId' | 'at'>,
): Promise<void> {
  const withNote = { ...act, note: toNote(plan) };
  if (plan.enlarged) return open.save(plan.enlarged, withNote);
  return open.place(plan.lines.filter(isEnlarged), withNote);
}

/** Takes the added pieces out of the stock. */
function reserve(open: OrderAdditionTransaction, plan: AdditionPlan, at: Date): Promise<Rejectable<true>> {
  const lines = plan.lines.filter(isEnlarged);
  const productIds = lines.map(({ item }) => item.productId);
  return open.watchStock(productIds, at, async () => {
    for (const { item, added } of lines) {
      const isReserved = await open.reserveStock({ ...item, quantity: added });
      if (!isReserved) return shortageFailure(item, await open.countStock(item));
    }
    return ok(true);
  });
}

/** What changes, for staff: the quantities of the lines, and the total. */
function toNote({ lines, before, after }: AdditionPlan): string {
  const quantities = lines.filter(isEnlarged).map(({ item, added }) => {
    const left = toLeft(item);
    return `${sizedName(item.name, item.size)}: ${left} → ${left + added}`;
  });
  return `${quantities.join('; ')}. Total: ${toRupees(before)} → ${toRupees(after)}`;
}

function toRupees({ totalPaise }: OrderSums): string {
  return rupees.format(totalPaise / 100);
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** The wire shape of the sums: rupees. */
function toWire(sums: OrderSums): AdditionQuote['before'] {
  return {
    subtotal: sums.subtotalPaise / 100,
    deliveryFee: sums.deliveryPaise / 100,
    discount: sums.discountPaise / 100,
    total: sums.totalPaise / 100,
    points: sums.points,
  };
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const PACKED = fail({
  code: 'conflict' as const,
  message: 'Pieces can be added until the order is packed.',
});
const UNPAID = fail({ code: 'conflict' as const, message: NOT_WHILE_UNPAID });
const ADDED_BEFORE = fail({
  code: 'conflict' as const,
  message:
    'The order of the pieces that were added before is not paid yet. Wait for it, or cancel that order.',
});
const CHANGED = fail({
  code: 'conflict' as const,
  message: 'The pieces of this order have changed. Check the new total, then save again.',
});
const COD_REJECTIONS = {
  TOO_MUCH: fail({
    code: 'conflict' as const,
    message: 'With these pieces the buyer would owe more than cash on delivery allows.',
  }),
  UNPROVEN_MOBILE: fail({
    code: 'conflict' as const,
    message: 'The mobile number of the buyer is not verified, and cash on delivery needs that.',
  }),
} satisfies Record<CodProblem, unknown>;
