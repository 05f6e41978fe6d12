import * as z from 'zod/mini';
import { Address } from './address.ts';
import { Associate } from './associate.ts';
import { OwnGrievance } from './grievance.ts';
import { Language } from './language.ts';
import { MemberRequest } from './member-request.ts';
import { NodePayment } from './node-payment.ts';
import { Notification } from './notification.ts';
import { Order } from './order.ts';
import { User } from './user.ts';

/** A payment of an order: its provider's names for it, and what it came to in rupees. */
const Payment = z.object({
  orderNumber: z.string(),
  provider: z.string(),
  providerOrderId: z.string(),
  providerPaymentId: z.nullable(z.string()),
  providerRefundId: z.nullable(z.string()),
  amount: z.number(),
  state: z.string(),
  createdAt: z.string(),
});

/** An entry of the ledger of business values. */
const PointsEntry = z.object({
  orderNumber: z.string(),
  group: z.string(),
  type: z.string(),
  points: z.int(),
  reason: z.string(),
  createdAt: z.string(),
  validTill: z.nullable(z.string()),
});

/**
 * Everything that is stored about a member, as they can carry it away: times are ISO text, amounts rupees. Of others it
 * holds no more than the name of the sponsor; and no passwords, tokens or codes.
 */
export const DataExport = z.object({
  exportedAt: z.string(),
  profile: z.extend(User, {
    createdAt: z.string(),
    emailVerifiedAt: z.nullable(z.string()),
    mobileVerifiedAt: z.nullable(z.string()),
    /** The last proven number, while the one in its place is not. */
    formerMobile: z.nullable(z.string()),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
  }),
  consents: z.object({
    sharesContact: z.boolean(),
    offersByMail: z.boolean(),
    offersBySms: z.boolean(),
    /** The oldest first. */
    changes: z.array(z.object({ consent: z.string(), given: z.boolean(), at: z.string() })),
  }),
  addresses: z.array(Address),
  cart: z.array(
    z.object({ productId: z.string(), productName: z.string(), quantity: z.int(), addedAt: z.string() }),
  ),
  wishlist: z.array(z.object({ productId: z.string(), productName: z.string(), addedAt: z.string() })),
  orders: z.array(Order),
  payments: z.array(Payment),
  invoices: z.array(z.object({ orderNumber: z.string(), number: z.string(), issuedAt: z.string() })),
  couponUses: z.array(z.object({ code: z.string(), orderNumber: z.string(), usedAt: z.string() })),
  points: z.array(PointsEntry),
  /** Null for who has no place in the tree. */
  associate: z.nullable(Associate),
  sponsorChanges: z.array(z.object({ at: z.string(), bvValue: z.int() })),
  nodePayments: z.array(NodePayment),
  requests: z.array(MemberRequest),
  /** With the name and the contacts in them, and the language in which they were made. */
  grievances: z.array(
    z.extend(OwnGrievance, { name: z.string(), mobile: z.string(), email: z.string(), language: Language }),
  ),
  notifications: z.array(Notification),
  /** The logins, one a device. */
  sessions: z.array(
    z.object({ startedAt: z.string(), expiresAt: z.string(), endedAt: z.nullable(z.string()) }),
  ),
});
export type DataExport = z.infer<typeof DataExport>;
