import {
  type Failure,
  type QueryOf,
  type Result,
  TRANSACTIONS_PAGE,
  fail,
  type getOrderLedger,
  type getPoints,
  type PointsTransaction,
  type listPointsTransactions,
  ok,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Group } from './net-points.ts';
import type { PointsRepository } from './points.repository.ts';
import { type NetRow, toGroup, toOrderLedger, toTransaction } from './points.mapper.ts';

/**
 * The business values of members; members see only their own, admins see all. Each call takes the id of the user or of
 * the associate.
 */
export class PointsService {
  readonly #repository: PointsRepository;
  readonly #toTransaction: (row: NetRow) => PointsTransaction;
  constructor(repository: PointsRepository, { config, now }: Pick<Platform, 'config' | 'now'>) {
    this.#repository = repository;
    this.#toTransaction = (row) => toTransaction(row, new Date(now()), config.pointsValidMonths);
  }

  async read(caller: Caller, id: string): Promise<Outcome<typeof getPoints>> {
    const userId = await this.#find(caller, id);
    if (userId === undefined) return NOT_FOUND;
    const { sums, rows } = await this.#repository.state(userId);
    const { PENDING = 0, CONFIRMED = 0, CANCELLED = 0 } = sums;
    const toTransactions = (group: Group) => rows[group].map(this.#toTransaction);
    return ok({
      totalPoints: PENDING + CONFIRMED,
      pendingPoints: PENDING,
      confirmedPoints: CONFIRMED,
      cancelledPoints: CANCELLED,
      transactions: {
        pending: toTransactions('PENDING'),
        confirmed: toTransactions('CONFIRMED'),
        cancelled: toTransactions('CANCELLED'),
      },
    });
  }

  /** Whether there is an account with this id. */
  async find(userId: string): Promise<Result<true, Failure<'notFound'>>> {
    const found = isId(userId) ? await this.#repository.findUser(userId) : undefined;
    return found === userId.toLowerCase() ? ok(true) : NOT_FOUND;
  }

  async list(
    caller: Caller,
    id: string,
    { group, ...query }: QueryOf<typeof listPointsTransactions>,
  ): Promise<Outcome<typeof listPointsTransactions>> {
    const userId = await this.#find(caller, id);
    if (userId === undefined) return NOT_FOUND;
    const filter = { ...query, userId, group: toGroup(group) };
    const page = await paged(this.#repository, filter, TRANSACTIONS_PAGE);
    return ok({ ...page.value, data: page.value.data.map(this.#toTransaction) });
  }

  async ledger(caller: Caller, id: string, orderId: string): Promise<Outcome<typeof getOrderLedger>> {
    const userId = await this.#find(caller, id);
    if (userId === undefined || !isId(orderId)) return NOT_FOUND;
    const ledger = await this.#repository.orderLedger(userId, orderId);
    return ledger ? ok({ success: true, data: toOrderLedger(orderId, ledger) }) : NOT_FOUND;
  }

  async #find(caller: Caller, id: string): Promise<string | undefined> {
    const userId = isId(id) ? await this.#repository.findUser(id) : undefined;
    return userId === caller.id || caller.roles.includes('ADMIN') ? userId : undefined;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
