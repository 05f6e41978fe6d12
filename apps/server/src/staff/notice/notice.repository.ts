import {
  type Language,
  MAX_NEW_NOTICES,
  type QueryOf,
  type StaffNotice,
  type StaffNoticeChanges,
  type StaffNoticeChoices,
  type StaffNoticeKind,
  type listStaffNotices,
} from '@pgm/api/contract';
import { type SQL, and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { staffNotices } from '../../platform/messaging/staff-notice.schema.ts';
import { staffNoticeChoices } from './notice.schema.ts';

interface NoticeQuery extends QueryOf<typeof listStaffNotices> {
  /** The kinds that the caller may see. */
  readonly visible: readonly StaffNoticeKind[];
}

/** The notices to staff. */
export const noticeList = defineStaffList({
  select: (db) => db.select().from(staffNotices).$dynamic(),
  id: staffNotices.id,
  orders: { newest: [desc, staffNotices.createdAt] },
  matching: ({ search, kind, visible }: NoticeQuery): SQL | undefined =>
    and(
      inArray(staffNotices.kind, [...visible]),
      kind && eq(staffNotices.kind, kind),
      containsIn(search, staffNotices.name),
    ),
  toItem: ({ id, kind, subjectId, name, quantity, createdAt }): Omit<StaffNotice, 'isNew'> => ({
    id,
    kind,
    subjectId,
    name,
    quantity,
    createdAt: createdAt.toISOString(),
  }),
});

/** What a staff member has chosen and read. */
export interface ReaderChoices extends StaffNoticeChoices {
  /** Null before the first mark. */
  readonly readUpTo: Date | null;
}

/** The SQL of what staff members have read and chosen. */
export class NoticeRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async choices(userId: string): Promise<ReaderChoices> {
    const [row] = await this.#db
      .select()
      .from(staffNoticeChoices)
      .where(eq(staffNoticeChoices.userId, userId));
    return row ?? { readUpTo: null, bellOff: [], mail: [] };
  }

  async setChoices(userId: string, { bellOff, mail }: StaffNoticeChanges, language: Language): Promise<void> {
    const set = {
      language,
      ...(bellOff && { bellOff: unique(bellOff) }),
      ...(mail && { mail: unique(mail) }),
    };
    await this.#db
      .insert(staffNoticeChoices)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: staffNoticeChoices.userId, set });
  }

  /** How many notices of these kinds are newer than what was read; counts no further than {@link MAX_NEW_NOTICES}. */
  countNew(kinds: readonly StaffNoticeKind[], readUpTo: Date | null): Promise<number> {
    const newer = this.#db
      .select({ id: staffNotices.id })
      .from(staffNotices)
      .where(
        and(
          inArray(staffNotices.kind, [...kinds]),
          readUpTo === null ? undefined : gt(staffNotices.createdAt, readUpTo),
        ),
      )
      .orderBy(desc(staffNotices.createdAt), desc(staffNotices.id))
      .limit(MAX_NEW_NOTICES);
    return this.#db.$count(newer.as('newer'));
  }

  /** Marks the notices up to a time as read; an earlier time than before changes nothing. */
  async read(userId: string, upTo: Date): Promise<void> {
    const later = sql`greatest(${staffNoticeChoices.readUpTo}, excluded.read_up_to)`;
    await this.#db
      .insert(staffNoticeChoices)
      .values({ userId, readUpTo: upTo })
      .onConflictDoUpdate({ target: staffNoticeChoices.userId, set: { readUpTo: later } });
  }
}

function unique(kinds: readonly StaffNoticeKind[]): StaffNoticeKind[] {
  return [...new Set(kinds)];
}
