import {
  type Failure,
  type NewAssociate,
  type PaperAssociate,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import type { PlaceTransaction } from './associate.transactions.ts';

type Rejection = Failure<'invalid' | 'conflict'>;

interface PlaceEditor {
  readonly actorId: string;
  readonly at: Date;
}

/** Gives an account its place, and makes the account before where there is none; returns the id of the new associate. */
export async function placeAssociate(
  tx: PlaceTransaction,
  wanted: NewAssociate | PaperAssociate,
  editor: PlaceEditor,
): Promise<Result<string, Rejection>> {
  const account = await ('userId' in wanted
    ? findAccount(tx, wanted.userId)
    : makeAccount(tx, wanted, editor.at));
  if (!account.ok) return account;
  const userId = account.value;
  const parentId = wanted.parentId ? await tx.findParent(wanted.parentId) : null;
  if (parentId === undefined) return NO_PARENT;
  await tx.makeMember(userId);
  const id = await tx.join({ userId, parentId, referralCode: wanted.referralCode }, editor);
  return id === undefined ? CODE_TAKEN : ok(id);
}

/** An account that has no place yet. */
async function findAccount(tx: PlaceTransaction, userId: string): Promise<Result<string, Rejection>> {
  if (!(await tx.hasAccount(userId))) return NO_ACCOUNT;
  return (await tx.hasPlace(userId)) ? HAS_PLACE : ok(userId);
}

/** A new account of a person who joins on paper. */
async function makeAccount(
  tx: PlaceTransaction,
  { name, mobile, email }: PaperAssociate,
  at: Date,
): Promise<Result<string, Rejection>> {
  await tx.hold();
  if (await tx.isMobileTaken(mobile)) return MOBILE_TAKEN;
  if (email !== undefined && (await tx.isEmailTaken(email))) return EMAIL_TAKEN;
  return ok(await tx.addAccount({ name, mobile, email }, at));
}

/** A failure that names the invalid field. */
function reject<Code extends Rejection['code']>(
  code: Code,
  field: keyof NewAssociate | keyof PaperAssociate,
  message: string,
) {
  return fail({ code, message, fields: { [field]: message } });
}

const NO_ACCOUNT = reject('invalid', 'userId', 'No account has this id');
const NO_PARENT = reject('invalid', 'parentId', 'No associate has this id');
const HAS_PLACE = reject('conflict', 'userId', 'This account is already an associate');
const CODE_TAKEN = reject('conflict', 'referralCode', 'Another associate has this referral code');
const MOBILE_TAKEN = reject('conflict', 'mobile', 'Another account has this mobile number');
const EMAIL_TAKEN = reject('conflict', 'email', 'Another account has this email');
