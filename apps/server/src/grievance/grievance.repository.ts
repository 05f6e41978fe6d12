import {
  COMPLAINT,
  type GrievanceForm,
  type GrievanceKey,
  type GrievanceProgress,
  type GrievanceReopening,
  type Language,
  type OwnGrievance,
} from '@pgm/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import { orders } from '../order/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import type { PageRequest } from '../platform/paging.ts';
import { grievanceSerial, grievanceYear, isGrievanceNumber } from './grievance-number.ts';
import { ownGrievanceOf, progressOf } from './grievance-of.ts';
import { grievanceSteps, grievances } from './grievance.schema.ts';
import { reopenGrievance } from './reopen-grievance.ts';
import { selectGrievances } from './select-grievances.ts';

/** A complaint as it comes in. */
export interface FiledGrievance {
  readonly form: GrievanceForm;
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** Made by the sender: the same complaint sent twice has the same. */
  readonly key: string | undefined;
  readonly language: Language;
  readonly at: Date;
}

/** Whose complaints, and which page of them. */
export interface OwnFilter {
  readonly userId: string;
  readonly page: PageRequest;
}

/** A complaint that is there already, with what was sent. */
export interface KnownGrievance {
  readonly form: GrievanceForm;
  readonly progress: GrievanceProgress;
}

/** SQL over complaints, for those who make them. */
export class GrievanceRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Registers a complaint with its first step; undefined, and nothing stored, when another came with this key before. */
  file({ form, userId, key, language, at }: FiledGrievance): Promise<GrievanceProgress | undefined> {
    return this.#db.transaction(async (tx) => {
      const orderId = userId === undefined ? null : await ownOrder(tx, userId, form.orderNumber);
      const [row] = await tx
        .insert(grievances)
        .values({
          ...form,
          id: newId(),
          userId: userId ?? null,
          orderId,
          language,
          status: 'OPEN',
          registeredAt: at,
          acknowledgedAt: at,
          answerBy: new Date(at.getTime() + COMPLAINT.settledInDays * DAY_MS),
          idempotencyKey: key ?? null,
        })
        .onConflictDoNothing({ target: grievances.idempotencyKey })
        .returning();
      if (!row) return undefined;
      const first = {
        id: newId(),
        grievanceId: row.id,
        status: row.status,
        at,
        note: null,
        actorUserId: null,
      };
      await tx.insert(grievanceSteps).values(first);
      return progressOf({ grievance: row, steps: [first] });
    });
  }

  /** The complaint that came with a key. */
  async findByKey(key: string): Promise<KnownGrievance | undefined> {
    const [row] = await selectGrievances(this.#db, eq(grievances.idempotencyKey, key));
    if (!row) return undefined;
    const { name, mobile, email, category, orderNumber, text } = row.grievance;
    return { form: { name, mobile, email, category, orderNumber, text }, progress: progressOf(row) };
  }

  /** The complaint of this number, if it was made with this mobile number. */
  async find(wanted: GrievanceKey): Promise<GrievanceProgress | undefined> {
    const [row] = await selectGrievances(this.#db, isOfPair(wanted));
    return row && progressOf(row);
  }

  /** Has a resolved complaint of this number and mobile number taken up again; false when it is too late or not resolved. */
  reopen({ reason, ...wanted }: GrievanceReopening, at: Date): Promise<boolean> {
    return this.#db.transaction((tx) => reopenGrievance(tx, { which: isOfPair(wanted), reason, at }));
  }

  /** The newest first. */
  async list({ userId, page }: OwnFilter): Promise<OwnGrievance[]> {
    const rows = await selectGrievances(this.#db, eq(grievances.userId, userId), page);
    return rows.map(ownGrievanceOf);
  }

  /** How many there are in all, whatever the page. */
  count({ userId }: OwnFilter): Promise<number> {
    return this.#db.$count(grievances, eq(grievances.userId, userId));
  }
}

/** All in the one query, so that a wrong number, year or mobile number also takes the same time. */
function isOfPair({ number, mobile }: GrievanceKey) {
  return and(
    eq(grievances.serial, isGrievanceNumber(number) ? grievanceSerial(number) : NOBODYS_SERIAL),
    eq(grievances.mobile, mobile),
    sql`to_char(${grievances.registeredAt} at time zone 'Asia/Kolkata', 'YYYY') = ${grievanceYear(number)}`,
  );
}

/** The member's own order of this number; whether somebody else has one of it is nobody's business. */
async function ownOrder(db: Database, userId: string, orderNumber: string): Promise<string | null> {
  const digits = /^PGM-(\d{6,9})$/i.exec(orderNumber)?.[1];
  if (digits === undefined) return null;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, Number(digits)), eq(orders.userId, userId)));
  return order?.id ?? null;
}

const DAY_MS = 86_400_000;

/** Those that are given begin with 1. */
const NOBODYS_SERIAL = 0;
