import * as z from 'zod/mini';
import { Address } from '../members/address.ts';
import { Associate } from '../members/associate.ts';
import { BankDetailsEvent, MaskedBankDetails } from '../members/bank-details.ts';
import { GrievanceReply } from '../company/grievance-thread.ts';
import { OwnGrievance } from '../company/grievance.ts';
import { Language } from '../language.ts';
import { MessageChoices } from '../members/message-choices.ts';
import { MemberRequest } from '../members/member-request.ts';
import { NodePayment } from '../members/node-payment.ts';
import { Notification } from '../members/notification.ts';
import { Order } from '../sales/order.ts';
import { PastOrder } from '../sales/past-order.ts';
import { OwnProductQuestion } from '../catalogue/product-question.ts';
import { OwnReview } from '../catalogue/review.ts';
import { User } from '../auth/user.ts';

/** A payment of an order: the provider's ids, and the amount in rupees. */
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
  /** Null for opening points. */
  orderNumber: z.nullable(z.string()),
  group: z.string(),
  type: z.string(),
  points: z.int(),
  reason: z.string(),
  createdAt: z.string(),
  validTill: z.nullable(z.string()),
});

/**
 * The export of everything that is stored about a member: times are ISO text, amounts rupees. Of other people it
 * has only the sponsor's name; it has no passwords, tokens or codes.
 */
export const DataExport = z.object({
  exportedAt: z.string(),
  profile: z.extend(User, {
    createdAt: z.string(),
    emailVerifiedAt: z.nullable(z.string()),
    mobileVerifiedAt: z.nullable(z.string()),
    /** The last proven number, while its replacement is unproven. */
    formerMobile: z.nullable(z.string()),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
  }),
  consents: z.object({
    sharesContact: z.boolean(),
    offersByMail: z.boolean(),
    offersBySms: z.boolean(),
    /** Oldest first. */
    changes: z.array(z.object({ consent: z.string(), given: z.boolean(), at: z.string() })),
  }),
  messageChoices: MessageChoices,
  addresses: z.array(Address),
  cart: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      /** Empty for a product without sizes. */
      size: z.string(),
      quantity: z.int(),
      addedAt: z.string(),
    }),
  ),
  wishlist: z.array(z.object({ productId: z.string(), productName: z.string(), addedAt: z.string() })),
  restockRequests: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      requestedAt: z.string(),
      notifiedAt: z.nullable(z.string()),
    }),
  ),
  reviews: z.array(z.extend(OwnReview, { productName: z.string(), author: z.string() })),
  productQuestions: z.array(z.extend(OwnProductQuestion, { productName: z.string(), author: z.string() })),
  orders: z.array(Order),
  payments: z.array(Payment),
  invoices: z.array(z.object({ orderNumber: z.string(), number: z.string(), issuedAt: z.string() })),
  couponUses: z.array(z.object({ code: z.string(), orderNumber: z.string(), usedAt: z.string() })),
  /** Orders from before the shop. */
  pastOrders: z.array(PastOrder),
  points: z.array(PointsEntry),
  /** The accepted versions of the agreement, oldest first. */
  agreements: z.array(
    z.object({ version: z.string(), acceptedAt: z.string(), withdrawnAt: z.nullable(z.string()) }),
  ),
  /** The identity card; none before it was opened for the first time. */
  identityCards: z.array(z.object({ number: z.string(), issuedAt: z.string() })),
  /** Null without a place in the tree. */
  associate: z.nullable(Associate),
  /** Oldest first. */
  formerReferralCodes: z.array(z.string()),
  /** The other accounts of the member that were merged with this one, oldest first. */
  mergedAccounts: z.array(z.object({ at: z.string() })),
  sponsorChanges: z.array(z.object({ at: z.string(), bvValue: z.int() })),
  nodePayments: z.array(z.extend(NodePayment, { tds: z.number(), deductions: z.number() })),
  /** The figures from which the company calculated its payouts, by month. */
  payoutFigures: z.array(
    z.object({
      month: z.string(),
      level: z.int(),
      ownPoints: z.int(),
      teamPoints: z.int(),
      purchases: z.number(),
    }),
  ),
  /** The bank account and the PAN, masked; null before they are entered. */
  bankDetails: z.nullable(MaskedBankDetails),
  bankDetailsHistory: z.array(BankDetailsEvent),
  requests: z.array(MemberRequest),
  /** With the name and the contacts in them, and the language in which they were sent. */
  grievances: z.array(
    z.extend(OwnGrievance, {
      name: z.string(),
      mobile: z.string(),
      email: z.string(),
      language: Language,
      /** The thread; `files` are the names of what is attached. */
      replies: z.array(
        z.extend(z.pick(GrievanceReply, { at: true, by: true, text: true }), { files: z.array(z.string()) }),
      ),
    }),
  ),
  notifications: z.array(Notification),
  /** The sessions, one per device. */
  sessions: z.array(
    z.object({
      /** The browser and its system; null when they are not known. */
      device: z.nullable(z.string()),
      startedAt: z.string(),
      /** The last refresh; null when it is not known. */
      lastUsedAt: z.nullable(z.string()),
      expiresAt: z.string(),
      endedAt: z.nullable(z.string()),
    }),
  ),
});
export type DataExport = z.infer<typeof DataExport>;
