import type { MemberBankDetails, QueryOf, listMemberBankDetails } from '@pgm/api/contract';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { isNamedLike, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { hasReferralCode } from '../../members/associate/former-referral-code.schema.ts';
import type { BankDetailsVault } from './bank-details-vault.ts';
import { type BankDetailsRow, toMasked } from './bank-details.mapper.ts';
import { bankDetails } from './bank-details.schema.ts';

/** Whether another member who has not deleted the account has the same PAN; while `AUTH_SECRET` is replaced some are missed. */
const isPanShared = sql<boolean>`exists (
  select 1 from bank_details as other
  join users as other_user on other_user.id = other.user_id and other_user.deleted_at is null
  where other.pan_hash = ${bankDetails.panHash} and other.user_id <> ${bankDetails.userId})`;

/** The bank details of members who have not deleted their accounts. */
function selectDetails(db: Database) {
  return db
    .select({
      details: bankDetails,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      referralCode: associates.referralCode,
      isPanShared,
    })
    .from(bankDetails)
    .innerJoin(users, and(eq(users.id, bankDetails.userId), isNull(users.deletedAt)))
    .innerJoin(associates, eq(associates.userId, bankDetails.userId))
    .$dynamic();
}

type SelectedDetails = Awaited<ReturnType<typeof selectDetails>>[number];

/** The bank details as staff list them: by their last change, or by name. */
export const memberBankDetailsList = (vault: BankDetailsVault) =>
  defineStaffList({
    select: selectDetails,
    id: bankDetails.userId,
    orders: { newest: [desc, bankDetails.changedAt], name: [asc, users.firstName] },
    matching: ({ search, status }: QueryOf<typeof listMemberBankDetails>) =>
      and(
        search ? or(isNamedLike(search), hasReferralCode(search)) : undefined,
        status && eq(bankDetails.status, status),
      ),
    toItem: (row) => toItem(vault, row),
  });

/** The bank details of one member; undefined without any, and for a deleted account. */
export async function findMemberDetails(
  db: Database,
  vault: BankDetailsVault,
  userId: string,
): Promise<MemberBankDetails | undefined> {
  const [row] = await selectDetails(db).where(eq(bankDetails.userId, userId));
  return row && toItem(vault, row);
}

/** The same as it is stored. */
export async function findStoredDetails(db: Database, userId: string): Promise<BankDetailsRow | undefined> {
  const [row] = await selectDetails(db).where(eq(bankDetails.userId, userId));
  return row?.details;
}

function toItem(vault: BankDetailsVault, { details, ...row }: SelectedDetails): MemberBankDetails {
  return {
    ...toMasked(vault, details),
    id: details.userId,
    name: toName(row),
    username: row.username,
    referralCode: row.referralCode,
    version: details.version,
    isPanShared: row.isPanShared,
  };
}
