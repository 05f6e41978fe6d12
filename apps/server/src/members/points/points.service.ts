import { type ResponseOf, fail, type getPoints, ok } from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Group, Ledger, PointsRepository } from './points.repository.ts';
import { toTransaction } from './points.mapper.ts';

/** The business values of members; members see only their own, admins see all. */
export class PointsService {
  readonly #repository: PointsRepository;
  constructor(repository: PointsRepository) {
    this.#repository = repository;
  }

  /** @param id of the user or of the associate */
  async read(caller: Caller, id: string): Promise<Outcome<typeof getPoints>> {
    const userId = isId(id) ? await this.#repository.findUser(id) : undefined;
    const mayRead = userId === caller.id || caller.roles.includes('ADMIN');
    if (userId === undefined || !mayRead) return NOT_FOUND;
    return ok(toSummary(await this.#repository.ledger(userId)));
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });

function toSummary(ledger: Ledger): ResponseOf<typeof getPoints> {
  const { PENDING = 0, CONFIRMED = 0, CANCELLED = 0 } = ledger.sums;
  return {
    totalPoints: PENDING + CONFIRMED,
    pendingPoints: PENDING,
    confirmedPoints: CONFIRMED,
    cancelledPoints: CANCELLED,
    transactions: {
      pending: toTransactions(ledger, 'PENDING'),
      confirmed: toTransactions(ledger, 'CONFIRMED'),
      cancelled: toTransactions(ledger, 'CANCELLED'),
    },
  };
}

function toTransactions({ entries, products }: Ledger, group: Group) {
  const listProducts = Map.groupBy(products, ({ orderId }) => orderId);
  // A debit comes after its credit, so it is among the newest entries whenever the credit is.
  const gone = new Set(
    entries[group].filter(({ entry }) => entry.type === 'DEBIT').map(({ entry }) => entry.orderId),
  );
  return entries[group].map((row) =>
    toTransaction(row, listProducts.get(row.entry.orderId) ?? [], gone.has(row.entry.orderId)),
  );
}
