import { COUNTRY_CODE } from '@pgm/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { addresses } from '../address/address.schema.ts';
import { associates } from '../associate/associate.schema.ts';
import { googleSignIns } from '../auth/google-sign-in.schema.ts';
import { otps } from '../auth/otp.schema.ts';
import { passwordResets } from '../auth/password-reset.schema.ts';
import { cartItems, cartMerges } from '../cart/cart.schema.ts';
import { grievances } from '../grievance/grievance.schema.ts';
import { memberRequests } from '../member-request/member-request.schema.ts';
import { notifications } from '../notification/notification.schema.ts';
import { messages } from '../outbox/message.schema.ts';
import { sessions } from '../platform/authentication/session.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { type UserRow, users } from '../user/user.schema.ts';
import { wishlistItems } from '../wishlist/wishlist.schema.ts';
import { consentChanges } from './consent.schema.ts';

/** What goes altogether with its member. */
const THEIRS = [
  addresses,
  cartItems,
  cartMerges,
  consentChanges,
  googleSignIns,
  memberRequests,
  notifications,
  passwordResets,
  sessions,
  wishlistItems,
];

/** Leaves nothing of a member but a nameless account and place in the tree, and what the law wants kept. */
export async function anonymise(tx: Database, user: UserRow, at: Date): Promise<void> {
  for (const table of THEIRS) await tx.delete(table).where(eq(table.userId, user.id));
  // What somebody complained of is kept by law, and answered at the number in it; whose account it was is not.
  await tx.update(grievances).set({ userId: null, orderId: null }).where(eq(grievances.userId, user.id));
  const reached = [user.mobile, user.formerMobile].filter((mobile) => mobile !== null);
  const destinations = [
    ...reached.map((mobile) => COUNTRY_CODE + mobile),
    ...(user.email === null ? [] : [user.email]),
  ];
  await tx.delete(otps).where(inArray(otps.destination, destinations));
  await tx.delete(messages).where(inArray(messages.to, destinations));
  await tx.update(users).set(nameless(user.id, at)).where(eq(users.id, user.id));
  // A code of one's own choice can be a name. This one has more characters than can be typed: nobody joins below.
  await tx
    .update(associates)
    .set({ referralCode: user.id.toUpperCase(), sharesContact: false })
    .where(eq(associates.userId, user.id));
}

function nameless(id: string, at: Date): Partial<UserRow> {
  return {
    // Longer than what can be registered.
    username: `former${id.replaceAll('-', '')}`,
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
    formerMobile: null,
    alternateEmails: [],
    alternatePhones: [],
    passwordHash: null,
    googleSubject: null,
    deletedAt: at,
  };
}
