import { type AnswerOf, type Result, fail, type getPoints, ok } from '@pgm/api/contract';
import type { Caller } from '../platform/authentication/caller.ts';
import { isId } from '../platform/id.ts';
import type { Group, Ledger, PointsRepository } from './points.repository.ts';
import { transactionOf } from './transaction-of.ts';

/** Business values of members; each sees their own only, admins everybody's. */
export class PointsService {
  readonly #repository: PointsRepository;
  constructor(repository: PointsRepository) {
    this.#repository = repository;
  }

  /** @param id of the user or of the associate */
  async read(caller: Caller, id: string): Promise<Result<AnswerOf<typeof getPoints>>> {
    const userId = isId(id) ? await this.#repository.findUser(id) : undefined;
    const mayRead = userId === caller.id || caller.roles.includes('ADMIN');
    if (userId === undefined || !mayRead) return NOT_FOUND;
    return ok(summaryOf(await this.#repository.ledger(userId)));
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });

function summaryOf(ledger: Ledger): AnswerOf<typeof getPoints> {
  const { PENDING = 0, CONFIRMED = 0, CANCELLED = 0 } = ledger.sums;
  return {
    totalPoints: PENDING + CONFIRMED,
    pendingPoints: PENDING,
    confirmedPoints: CONFIRMED,
    cancelledPoints: CANCELLED,
    transactions: {
      pending: transactionsOf(ledger, 'PENDING'),
      confirmed: transactionsOf(ledger, 'CONFIRMED'),
      cancelled: transactionsOf(ledger, 'CANCELLED'),
    },
  };
}

function transactionsOf({ entries, products }: Ledger, group: Group) {
  const productsOf = Map.groupBy(products, ({ orderId }) => orderId);
  // A debit comes after its credit, so that it is among the newest whenever the credit is.
  const gone = new Set(
    entries[group].filter(({ entry }) => entry.type === 'DEBIT').map(({ entry }) => entry.orderId),
  );
  return entries[group].map((row) =>
    transactionOf(row, productsOf.get(row.entry.orderId) ?? [], gone.has(row.entry.orderId)),
  );
}
