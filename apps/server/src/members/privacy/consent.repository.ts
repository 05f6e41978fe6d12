import type { ConsentChanges, Consents } from '@pgm/api/contract';
import { desc, eq } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { users } from '../../auth/user/user.schema.ts';
import { consentChanges } from './consent.schema.ts';
import { setSharesContact } from './consent.transactions.ts';

/** The consents that are stored only as records. */
const OFFERS = { offersByMail: 'OFFERS_BY_MAIL', offersBySms: 'OFFERS_BY_SMS' } as const;

/** The SQL of members' consents. */
export class ConsentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(userId: string): Promise<Consents> {
    return selectConsents(this.#db, userId);
  }

  /** Changes consents, with a record for each real change; changes of the same member run one after the other. */
  change(userId: string, { sharesContact, ...offers }: ConsentChanges, at: Date): Promise<Consents> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      if (sharesContact !== undefined) await setSharesContact(tx, userId, sharesContact, at);
      const before = await selectConsents(tx, userId);
      for (const offer of ['offersByMail', 'offersBySms'] as const) {
        const given = offers[offer];
        if (given === undefined || given === before[offer]) continue;
        await tx
          .insert(consentChanges)
          .values({ id: newId(), userId, kind: OFFERS[offer], given, changedAt: at });
      }
      return selectConsents(tx, userId);
    });
  }
}

/** The current consents of a member. */
export async function selectConsents(db: Database, userId: string): Promise<Consents> {
  const [place] = await db
    .select({ sharesContact: associates.sharesContact })
    .from(associates)
    .where(eq(associates.userId, userId));
  const newest = await db
    .selectDistinctOn([consentChanges.kind], { kind: consentChanges.kind, given: consentChanges.given })
    .from(consentChanges)
    .where(eq(consentChanges.userId, userId))
    .orderBy(consentChanges.kind, desc(consentChanges.changedAt), desc(consentChanges.id));
  const isGiven = (wanted: string) => newest.some(({ kind, given }) => kind === wanted && given);
  return {
    sharesContact: place?.sharesContact ?? false,
    offersByMail: isGiven(OFFERS.offersByMail),
    offersBySms: isGiven(OFFERS.offersBySms),
  };
}
