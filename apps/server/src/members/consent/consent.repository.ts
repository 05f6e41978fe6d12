import type { ConsentChanges, Consents } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { users } from '../../auth/user/user.schema.ts';
import { consentChanges } from './consent.schema.ts';
import { OFFERS, selectConsents, setSharesContact } from './consent.transactions.ts';

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
