import { COUNTRY_CODE } from '@pgm/api/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { accountMerges } from '../../members/associate/account-merge.schema.ts';
import { agreements } from '../../company/agreement/agreement.schema.ts';
import { addresses } from '../../members/address/address.schema.ts';
import { forgetBankDetails } from '../../sales/bank-details/ended-account.transactions.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { formerReferralCodes } from '../../members/associate/former-referral-code.schema.ts';
import { parentProposals } from '../../members/associate/parent-proposal.schema.ts';
import { contactUndos } from '../../auth/contact-change/contact-change.schema.ts';
import { googleSignIns } from '../../auth/google-sign-in/google-sign-in.schema.ts';
import { otps } from '../../auth/otp/otp.schema.ts';
import { passwordResets } from '../../auth/password-reset/password-reset.schema.ts';
import { productQuestions } from '../../catalogue/product-question/product-question.schema.ts';
import { reviews } from '../../catalogue/review/review.schema.ts';
import { restockRequests } from '../../catalogue/restock/restock-request.schema.ts';
import { cartItems, cartMerges } from '../../sales/cart/cart.schema.ts';
import { grievances } from '../../company/grievance/grievance.schema.ts';
import { forgetLeads } from '../../company/lead/lead.transactions.ts';
import { identityCards } from '../../members/identity-card/identity-card.schema.ts';
import { memberRequests } from '../../members/member-request/member-request.schema.ts';
import { messageChoices } from '../../auth/notification/message-choices.schema.ts';
import { notifications } from '../../auth/notification/notification.schema.ts';
import { messages } from '../../platform/messaging/message.schema.ts';
import { queuedMessages } from '../../platform/messaging/queued-message.schema.ts';
import { knownDevices } from '../../auth/device/known-device.schema.ts';
import { recoveryCodes, secondFactors } from '../../auth/second-factor/second-factor.schema.ts';
import { sessions } from '../../auth/session/session.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, users } from '../../auth/user/user.schema.ts';
import { staffNoticeChoices } from '../../staff/notice/notice.schema.ts';
import { forgetMemberNotices } from '../../platform/messaging/notify-staff.ts';
import { orders } from '../../sales/tables/order.schema.ts';
import { pointsCorrections } from '../../sales/points/points-correction.schema.ts';
import { wishlistItems } from '../../sales/wishlist/wishlist.schema.ts';
import { consentChanges } from '../../members/consent/consent.schema.ts';

/** The rows that are deleted with their member. */
const THEIRS = [
  addresses,
  agreements,
  cartItems,
  cartMerges,
  consentChanges,
  contactUndos,
  googleSignIns,
  identityCards,
  knownDevices,
  memberRequests,
  messageChoices,
  notifications,
  passwordResets,
  productQuestions,
  queuedMessages,
  recoveryCodes,
  restockRequests,
  reviews,
  secondFactors,
  sessions,
  staffNoticeChoices,
  wishlistItems,
];

/**
 * Deletes all data of a member except a nameless account, a nameless place in the tree, and the data that the law
 * requires.
 */
export async function anonymise(tx: Database, user: UserRow, at: Date): Promise<void> {
  await deleteOwnRows(tx, user.id);
  // The law requires that grievances stay stored, with the contact for the response in them; the link to the
  // account is removed.
  await tx.update(grievances).set({ userId: null, orderId: null }).where(eq(grievances.userId, user.id));
  // The law requires orders, but not the notes for their couriers.
  await tx.update(orders).set({ courierNote: null }).where(eq(orders.userId, user.id));
  // The law requires the corrections of points that are in the ledger, but not what staff wrote about them.
  const isTheirs = eq(pointsCorrections.userId, user.id);
  await tx.delete(pointsCorrections).where(and(isTheirs, ne(pointsCorrections.status, 'WRITTEN')));
  await tx.update(pointsCorrections).set({ note: null }).where(isTheirs);
  const reached = [user.mobile, user.formerMobile].filter((mobile) => mobile !== null);
  const destinations = [
    ...reached.map((mobile) => COUNTRY_CODE + mobile),
    ...(user.email === null ? [] : [user.email]),
  ];
  await tx.delete(otps).where(inArray(otps.destination, destinations));
  await tx.delete(messages).where(inArray(messages.to, destinations));
  await tx.delete(queuedMessages).where(inArray(queuedMessages.to, destinations));
  await forgetLeads(tx, user);
  await tx.update(users).set(nameless(user.id, at)).where(eq(users.id, user.id));
  // Why an admin merged another account with this one can be personal.
  await tx.update(accountMerges).set({ reason: null }).where(eq(accountMerges.intoId, user.id));
  // A custom code can be a name. This one is longer than any code that can be typed, also without hyphens, so that it
  // cannot be used as a sponsor.
  const [own] = await tx
    .update(associates)
    .set({ referralCode: toFormerName(user.id).toUpperCase(), sharesContact: false })
    .where(eq(associates.userId, user.id))
    .returning({ id: associates.id });
  if (!own) return;
  await tx.delete(formerReferralCodes).where(eq(formerReferralCodes.associateId, own.id));
  // Why an admin asked for another parent can be personal.
  await tx.delete(parentProposals).where(eq(parentProposals.associateId, own.id));
}

/** Deletes the rows that are deleted with their member. */
export async function deleteOwnRows(tx: Database, userId: string): Promise<void> {
  for (const table of THEIRS) await tx.delete(table).where(eq(table.userId, userId));
  await forgetBankDetails(tx, userId);
  await forgetMemberNotices(tx, userId);
}

/** The username of an account that is gone. 38 characters: more than a username or a referral code can have. */
export function toFormerName(id: string): string {
  return `former${id.replaceAll('-', '')}`;
}

function nameless(id: string, at: Date): Partial<UserRow> {
  return { ...withoutPerson(at), username: toFormerName(id), formerMobile: null, googleSubject: null };
}

/** What an account has after its person is gone, except for the unique values. */
export function withoutPerson(at: Date): Partial<UserRow> {
  return {
    firstName: 'Former',
    midName: null,
    lastName: 'member',
    gender: null,
    dob: null,
    imageUrl: null,
    email: null,
    emailVerifiedAt: null,
    emailChangedAt: null,
    mobile: null,
    mobileVerifiedAt: null,
    alternateEmails: [],
    alternatePhones: [],
    passwordHash: null,
    blockedAt: null,
    blockReason: null,
    deletedAt: at,
  };
}
