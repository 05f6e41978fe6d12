import type {
  ListedAssociate,
  ParentProposal,
  Party,
  PastParentChange,
  SponsorChange,
} from '@pgm/api/contract';
import { MAX_PAST_CHANGES } from '@pgm/api/contract';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type PgColumn, type PgSelect, alias } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { toName } from '../../platform/words/person-name.ts';
import { type NodeRow, associates } from './associate.schema.ts';
import { isUndoable } from './parent-change-undo.transactions.ts';
import { parentChangeUndos, parentChanges } from './parent-change.schema.ts';
import { parentProposals } from './parent-proposal.schema.ts';

/** What waits for an associate, and what was made. */
export type ParentHistory = Pick<ListedAssociate, 'proposal' | 'changes'>;

/** An admin who reads, and the time. */
interface Reader {
  readonly callerId: string;
  readonly now: Date;
}

const fromPlace = alias(associates, 'from_place');
const fromUser = alias(users, 'from_user');
const toPlace = alias(associates, 'to_place');
const toUser = alias(users, 'to_user');
const undone = alias(parentChangeUndos, 'undone');
const undo = alias(parentChanges, 'undo');
const undoing = alias(parentChangeUndos, 'undoing');

/** The columns that name the parents of both sides; all null where there is none. */
const sides = {
  from: {
    id: fromPlace.id,
    referralCode: fromPlace.referralCode,
    firstName: fromUser.firstName,
    lastName: fromUser.lastName,
  },
  to: {
    id: toPlace.id,
    referralCode: toPlace.referralCode,
    firstName: toUser.firstName,
    lastName: toUser.lastName,
  },
};

/** A query with the parents of both sides of a table's changes. */
function withSides<Query extends PgSelect>(
  query: Query,
  { oldParentId, newParentId }: Readonly<Record<'oldParentId' | 'newParentId', PgColumn>>,
) {
  return query
    .leftJoin(fromPlace, eq(fromPlace.id, oldParentId))
    .leftJoin(fromUser, eq(fromUser.id, fromPlace.userId))
    .leftJoin(toPlace, eq(toPlace.id, newParentId))
    .leftJoin(toUser, eq(toUser.id, toPlace.userId));
}

/** SQL over the proposed and past changes of parents. */
export class ParentHistoryRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The history of some associates, by their ids. */
  async read(rows: readonly NodeRow[], reader: Reader): Promise<ReadonlyMap<string, ParentHistory>> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const [proposals, changes] = await Promise.all([this.#proposals(ids, reader), this.#changes(ids)]);
    return new Map(
      rows.map(({ id, parentId }) => [
        id,
        {
          proposal: proposals.get(id) ?? null,
          changes: toPastChanges(
            changes.filter(({ change }) => change.associateId === id),
            parentId,
            reader.now,
          ),
        },
      ]),
    );
  }

  /** A page of the changes of one associate, the newest first, with the names of the sponsors. */
  async listOwn(associateId: string, { limit, offset }: PageRequest): Promise<SponsorChange[]> {
    const changes = this.#db
      .select({ id: parentChanges.id, at: parentChanges.createdAt, ...sides })
      .from(parentChanges)
      .$dynamic();
    const rows = await withSides(changes, parentChanges)
      .where(eq(parentChanges.associateId, associateId))
      .orderBy(desc(parentChanges.createdAt), desc(parentChanges.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id, at, from, to }) => ({
      id,
      at: at.toISOString(),
      from: toParty(from)?.name ?? null,
      to: toParty(to)?.name ?? null,
    }));
  }

  countOwn(associateId: string): Promise<number> {
    return this.#db.$count(parentChanges, eq(parentChanges.associateId, associateId));
  }

  async #proposals(
    ids: readonly string[],
    { callerId }: Reader,
  ): Promise<ReadonlyMap<string, ParentProposal>> {
    const proposals = this.#db
      .select({ proposal: parentProposals, asker: users, ...sides })
      .from(parentProposals)
      .innerJoin(users, eq(users.id, parentProposals.askedBy))
      .$dynamic();
    const found = await withSides(proposals, parentProposals).where(
      and(inArray(parentProposals.associateId, [...ids]), eq(parentProposals.status, 'OPEN')),
    );
    return new Map(
      found.map(({ proposal: { associateId, id, bvValue, reason, askedAt, askedBy }, asker, from, to }) => [
        associateId,
        {
          id,
          from: toParty(from),
          to: toParty(to),
          bvValue,
          reason,
          askedAt: askedAt.toISOString(),
          askedBy: toName(asker),
          isOwn: askedBy === callerId,
        },
      ]),
    );
  }

  /** The last changes of each associate, the newest first. */
  #changes(ids: readonly string[]) {
    const ranked = this.#db
      .select({
        id: parentChanges.id,
        place: sql<number>`row_number() over (partition by ${parentChanges.associateId}
          order by ${parentChanges.createdAt} desc, ${parentChanges.id} desc)`.as('place'),
      })
      .from(parentChanges)
      .where(inArray(parentChanges.associateId, [...ids]))
      .as('ranked');
    const changes = this.#db
      .select({
        change: parentChanges,
        actor: users,
        ...sides,
        undoneAt: undo.createdAt,
        undoes: undoing.changeId,
      })
      .from(parentChanges)
      .innerJoin(ranked, eq(ranked.id, parentChanges.id))
      .innerJoin(users, eq(users.id, parentChanges.actorId))
      .leftJoin(undone, eq(undone.changeId, parentChanges.id))
      .leftJoin(undo, eq(undo.id, undone.undoId))
      .leftJoin(undoing, eq(undoing.undoId, parentChanges.id))
      .$dynamic();
    return withSides(changes, parentChanges)
      .where(lte(ranked.place, MAX_PAST_CHANGES))
      .orderBy(desc(parentChanges.createdAt), desc(parentChanges.id));
  }
}

/** A change with those that it names. */
interface ChangeRow {
  readonly change: typeof parentChanges.$inferSelect;
  readonly actor: typeof users.$inferSelect;
  readonly from: PartyRow;
  readonly to: PartyRow;
  readonly undoneAt: Date | null;
  readonly undoes: string | null;
}

interface PartyRow {
  readonly id: string | null;
  readonly referralCode: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The changes of one associate; the last one that is valid can be taken back for some days. */
function toPastChanges(rows: readonly ChangeRow[], parentId: string | null, now: Date): PastParentChange[] {
  const last = rows.find(({ undoneAt, undoes }) => undoneAt === null && undoes === null);
  return rows.map(({ change, actor, undoneAt, undoes, from, to }) => ({
    id: change.id,
    from: toParty(from),
    to: toParty(to),
    bvValue: change.bvValue,
    at: change.createdAt.toISOString(),
    movedCount: change.movedCount,
    by: toName(actor),
    isUndo: undoes !== null,
    undoneAt: undoneAt?.toISOString() ?? null,
    canUndo:
      change.id === last?.change.id && change.newParentId === parentId && isUndoable(change.createdAt, now),
  }));
}

function toParty({ id, referralCode, firstName, lastName }: PartyRow): Party | null {
  if (id === null || referralCode === null) return null;
  return { id, referralCode, name: toName({ firstName: firstName ?? '', lastName: lastName ?? '' }) };
}
