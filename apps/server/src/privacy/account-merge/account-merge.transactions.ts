import {
  type Failure,
  type MergeEffects,
  MergedThing,
  NOTIFICATION_TEXTS,
  type Result,
  ok,
} from '@pgm/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { contactUndos } from '../../auth/contact-change/contact-change.schema.ts';
import { queueBankDetailsNotice } from '../../auth/account-security/account-notice.transactions.ts';
import { endAccess } from '../../auth/access/access.transactions.ts';
import { type UserRow, users } from '../../auth/user/user.schema.ts';
import { selectReviewPhotos } from '../../catalogue/review/review.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import { type Editor, recordChanges } from '../../platform/record/record-change.ts';
import { findLanguage } from '../../sales/stored-order/order-language.transactions.ts';
import { nodePayments } from '../../sales/node-payment/node-payment.schema.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { accountDeletions } from '../ended-account/account-deletion.schema.ts';
import { deleteOwnRows, withoutPerson } from '../ended-account/anonymise.transactions.ts';
import { accountMerges, everyPlace } from '../../members/associate/account-merge.schema.ts';
import { type AccountPair, movesEmail, movesMobile, toLogins, toParty } from './account-pair.ts';
import { accountsMergedMessage } from './accounts-merged-mails.ts';
import { type WantedMerge, lockAccounts } from './lock-accounts.ts';
import { movePlace } from './move-place.ts';
import { type Moved, moveRows } from './move-rows.ts';

/** An administrator merges two accounts. */
export interface Merge extends WantedMerge {
  readonly reason: string;
  readonly editor: Editor;
}

/**
 * Merges two accounts of one person: everything moves to the account that stays, and the other one ends as if it were
 * deleted. A failure leaves locks behind, so its transaction must be rolled back.
 */
export async function mergePair(
  tx: Database,
  { reason, editor, ...wanted }: Merge,
): Promise<Result<MergeEffects, Failure<'notFound' | 'conflict'>>> {
  const locked = await lockAccounts(tx, wanted);
  if (!locked.ok) return locked;
  const pair = locked.value;
  const [to, from] = [pair.stays, pair.ends];
  const effects = {
    stays: toParty(to),
    ends: toParty(from),
    logins: toLogins(pair),
    place: toRelation(pair),
  };

  const payouts = from.place
    ? await tx.$count(nodePayments, inArray(nodePayments.associateId, everyPlace(from.place.id)))
    : 0;
  const moved =
    to.place && from.place
      ? await movePlace(tx, { to: to.place, from: from.place, editor })
      : { team: 0, leads: 0 };
  const rows = await moveRows(tx, { to: to.user.id, from: from.user.id }, editor.at);
  await moveEarlierMerges(tx, pair);
  await tx.insert(accountMerges).values({
    mergedId: from.user.id,
    intoId: to.user.id,
    mergedPlaceId: from.place?.id ?? null,
    intoPlaceId: to.place?.id ?? null,
    reason,
    mergedBy: editor.actorId,
    mergedAt: editor.at,
  });
  await endAccount(tx, pair, editor.at);
  await report(tx, pair, editor, rows.bankDetails.moved > 0);
  const things = toThings({
    ...rows,
    payouts: { moved: payouts, leftOut: 0 },
    team: { moved: moved.team, leftOut: 0 },
    leads: { moved: moved.leads, leftOut: 0 },
  });
  return ok({ ...effects, things });
}

function toRelation({ stays, ends }: AccountPair): MergeEffects['place'] {
  if (stays.place && stays.place.parentId === ends.place?.id) return 'above';
  return ends.place && ends.place.parentId === stays.place?.id ? 'below' : 'elsewhere';
}

/** Only what there is. */
function toThings(things: Readonly<Record<MergedThing, Moved>>): MergeEffects['things'] {
  return MergedThing.options.flatMap((thing) => {
    const { moved, leftOut } = things[thing];
    return moved + leftOut > 0 ? [{ thing, moved, leftOut }] : [];
  });
}

/** What was merged with the account that ends belongs to the other one now. */
async function moveEarlierMerges(tx: Database, { stays, ends }: AccountPair): Promise<void> {
  await tx
    .update(accountMerges)
    .set({ intoId: stays.user.id, intoPlaceId: stays.place?.id ?? null })
    .where(eq(accountMerges.intoId, ends.user.id));
}

/** Ends all logins of both, and gives the proven contacts of the one that ends to the other one where that has none. */
async function endAccount(tx: Database, { stays, ends }: AccountPair, at: Date): Promise<void> {
  const [to, from] = [stays.user, ends.user];
  await endAccess(tx, to.id, at);
  const reviewPhotos = await selectReviewPhotos(tx, from.id);
  await deleteOwnRows(tx, from.id);
  // The username and the Google link are unique: a job removes them, see `finishMerge`.
  await tx.update(users).set(withoutPerson(at)).where(eq(users.id, from.id));
  await tx
    .insert(accountDeletions)
    .values({ id: from.id, photo: from.imageUrl, reviewPhotos, deletedAt: at });
  const contacts: Partial<UserRow> = {
    ...(movesMobile(to, from) && { mobile: from.mobile, mobileVerifiedAt: from.mobileVerifiedAt }),
    ...(movesEmail(to, from) && {
      email: from.email,
      emailVerifiedAt: from.emailVerifiedAt,
      emailChangedAt: null,
    }),
  };
  if (Object.keys(contacts).length === 0) return;
  await tx.update(users).set(contacts).where(eq(users.id, to.id));
  // A link that undoes an earlier change would take the contact away that has just come.
  await tx.delete(contactUndos).where(eq(contactUndos.userId, to.id));
}

/** Notifies the person by the app and by each proven address, and writes to the audit, which has no personal data. */
async function report(
  tx: Database,
  { stays, ends }: AccountPair,
  editor: Editor,
  hasNewBank: boolean,
): Promise<void> {
  const { at } = editor;
  const [to, from] = [stays.user, ends.user];
  await notify(tx, {
    userId: to.id,
    kind: 'REQUEST',
    text: NOTIFICATION_TEXTS.accountsMerged,
    link: '/manage/profile',
    at,
  });
  const language = await findLanguage(tx, to.id);
  if (hasNewBank) await queueBankDetailsNotice(tx, { owner: to, language, at });
  const proven = [to, from].flatMap(({ email, emailVerifiedAt }) => (emailVerifiedAt && email) ?? []);
  for (const [index, email] of proven.entries())
    await queueMessage(tx, accountsMergedMessage, {
      key: `${from.id}/${index}`,
      channel: 'email',
      to: email,
      language,
      userId: to.id,
      facts: { firstName: to.firstName, username: to.username },
      at,
    });
  const merged = (memberId: string) => ({
    ...editor,
    action: 'update' as const,
    subject: `member/${memberId}` as const,
    before: { memberId },
    after: { memberId, merged: from.id, mergedInto: to.id },
  });
  await recordChanges(tx, [merged(from.id), merged(to.id)]);
}
