import { and, gte, isNull, lt, max, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { type SealedKind, countSealed, readSealed, resealRows } from '../../platform/security/sealed-kind.ts';
import { toSealer } from '../../platform/security/secrets.ts';
import { CLOSED, RETENTION_MS } from './otp-tally.repository.ts';
import { otpTallies } from './otp-tally.schema.ts';
import { TallyRows } from './tally-rows.ts';

/** The tallies of codes: what they are about is encrypted, and the HMAC that finds them is made again from it. */
export function sealedTallies({ db, now, secrets }: Pick<Platform, 'db' | 'now' | 'secrets'>): SealedKind {
  const sealer = toSealer(secrets, 'tallies');
  const rows = new TallyRows(secrets);
  const columns = { table: otpTallies, id: sql`${otpTallies.key}`, column: otpTallies.sealedSubject };
  return {
    name: 'tallies of codes',
    count: () => countSealed(db, sealer, otpTallies, otpTallies.sealedSubject),
    reseal: (after) =>
      resealRows(readSealed(db, sealer, columns, after), async ({ sealed }) => {
        const subject = sealer.open(sealed);
        if (subject === undefined) return false;
        await db.transaction((tx) => rows.lock(tx, subject, new Date(now())));
        return true;
      }),
  };
}

/** Tallies of earlier releases, which do not say what they are about: they cannot be moved to another secret. */
export interface NamelessTallies {
  /** When the last one that is not closed is deleted; undefined when there is none. */
  readonly deletedAt: Date | undefined;
  /** Closed ones, which stay until their owner logs in. */
  readonly closed: number;
}

/** The tallies that only the previous secret finds. */
export async function findNamelessTallies({ db }: Pick<Platform, 'db'>): Promise<NamelessTallies> {
  const isNameless = isNull(otpTallies.sealedSubject);
  const [row] = await db
    .select({ last: max(otpTallies.updatedAt) })
    .from(otpTallies)
    .where(and(isNameless, lt(otpTallies.invalidInRow, CLOSED)));
  const closed = await db.$count(otpTallies, and(isNameless, gte(otpTallies.invalidInRow, CLOSED)));
  return { deletedAt: row?.last ? new Date(row.last.getTime() + RETENTION_MS) : undefined, closed };
}
