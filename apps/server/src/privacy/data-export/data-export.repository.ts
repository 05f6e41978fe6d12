import type { DataExport } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { accountMerges } from '../../members/associate/account-merge.schema.ts';
import { addressColumns, addresses } from '../../members/address/address.schema.ts';
import { sessions } from '../../auth/session/session.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, toUser, users } from '../../auth/user/user.schema.ts';
import { findMessageChoices } from '../../auth/notification/message-choices.transactions.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { exportBankDetails } from '../../sales/bank-details/masked-details.transactions.ts';
import { selectConsents } from '../../members/consent/consent.transactions.ts';
import { consentChanges } from '../../members/consent/consent.schema.ts';
import { selectMessages } from './export-messages.ts';
import { selectPlace } from './export-place.ts';
import { selectPurchases } from './export-purchases.ts';
import { selectShopping } from './export-shopping.ts';

/** The SQL of everything that is stored about a member. */
export class DataExportRepository {
  readonly #db: Database;
  readonly #secrets: Secrets;
  constructor(db: Database, secrets: Secrets) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** Everything at one moment; undefined when the account does not exist. */
  find(userId: string, at: Date): Promise<DataExport | undefined> {
    return this.#db.transaction(
      async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId));
        if (!user) return undefined;
        return {
          exportedAt: at.toISOString(),
          profile: toProfile(user),
          consents: await selectConsentHistory(tx, userId),
          messageChoices: await findMessageChoices(tx, userId),
          addresses: await tx
            .select(addressColumns)
            .from(addresses)
            .where(eq(addresses.userId, userId))
            .orderBy(addresses.createdAt),
          ...(await selectShopping(tx, userId)),
          ...(await selectPurchases(tx, userId, at)),
          ...(await selectPlace(tx, userId)),
          ...(await exportBankDetails(tx, this.#secrets, userId)),
          ...(await selectMessages(tx, userId)),
          mergedAccounts: await selectMerges(tx, userId),
          sessions: await selectSessions(tx, userId),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }
}

function toProfile(user: UserRow): DataExport['profile'] {
  return {
    ...toUser(user),
    createdAt: user.createdAt.toISOString(),
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    mobileVerifiedAt: user.mobileVerifiedAt?.toISOString() ?? null,
    formerMobile: user.formerMobile,
    hasPassword: user.passwordHash !== null,
    hasGoogle: user.googleSubject !== null,
  };
}

async function selectConsentHistory(db: Database, userId: string): Promise<DataExport['consents']> {
  const rows = await db
    .select()
    .from(consentChanges)
    .where(eq(consentChanges.userId, userId))
    .orderBy(consentChanges.changedAt, consentChanges.id);
  const changes = rows.map(({ kind, given, changedAt }) => ({
    consent: kind,
    given,
    at: changedAt.toISOString(),
  }));
  return { ...(await selectConsents(db, userId)), changes };
}

async function selectMerges(db: Database, userId: string): Promise<DataExport['mergedAccounts']> {
  const rows = await db
    .select({ at: accountMerges.mergedAt })
    .from(accountMerges)
    .where(eq(accountMerges.intoId, userId))
    .orderBy(accountMerges.mergedAt);
  return rows.map(({ at }) => ({ at: at.toISOString() }));
}

async function selectSessions(db: Database, userId: string): Promise<DataExport['sessions']> {
  const rows = await db
    .select({
      device: sessions.device,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt);
  return rows.map(({ device, startedAt, lastUsedAt, expiresAt, endedAt }) => ({
    device,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}
