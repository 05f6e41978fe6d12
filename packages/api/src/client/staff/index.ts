import { createCall, type CallOptions } from '../call.ts';
import { staffAccountsClient } from './accounts.ts';
import { staffArticlesClient } from './articles.ts';
import { staffAssociatesClient } from './associates.ts';
import { auditClient } from './audit.ts';
import { memberBankDetailsClient } from './bank-details.ts';
import { brandsClient } from './brands.ts';
import { categoriesClient } from './categories.ts';
import { companyClient } from './company.ts';
import { staffCouponsClient } from './coupons.ts';
import { exportsClient } from './exports.ts';
import { figuresClient } from './figures.ts';
import { interestClient } from './interest.ts';
import { staffGrievancesClient } from './grievances.ts';
import { importsClient } from './imports.ts';
import { invitationsClient } from './invitations.ts';
import { jobsClient } from './jobs.ts';
import { leadsClient } from './leads.ts';
import { staffMemberRequestsClient } from './member-requests.ts';
import { mediaClient } from './media.ts';
import { membersClient } from './members.ts';
import { messagesClient } from './messages.ts';
import { noticesClient } from './notices.ts';
import { staffOrdersClient } from './orders.ts';
import { payoutsClient } from './payouts.ts';
import { pointsCorrectionsClient } from './points-corrections.ts';
import { staffProductQuestionsClient } from './product-questions.ts';
import { productsClient } from './products.ts';
import { registersClient } from './registers.ts';
import { replyTemplatesClient } from './reply-templates.ts';
import { staffReviewsClient } from './reviews.ts';
import { secondFactorClient } from './second-factor.ts';
import { stockClient } from './stock.ts';

export { type PageToRead, allPages } from '../all-pages.ts';

/** Creates the client with the requests of the staff area, grouped by subject; visitors never load it. */
export function createStaffClient(options: CallOptions = {}) {
  const call = createCall(options);
  return {
    accounts: staffAccountsClient(call),
    articles: staffArticlesClient(call),
    associates: staffAssociatesClient(call),
    audit: auditClient(call),
    bankDetails: memberBankDetailsClient(call),
    brands: brandsClient(call),
    categories: categoriesClient(call),
    company: companyClient(call),
    coupons: staffCouponsClient(call),
    exports: exportsClient(call),
    figures: figuresClient(call),
    interest: interestClient(call),
    grievances: staffGrievancesClient(call),
    imports: importsClient(call),
    invitations: invitationsClient(call),
    jobs: jobsClient(call),
    leads: leadsClient(call),
    media: mediaClient(call),
    memberRequests: staffMemberRequestsClient(call),
    members: membersClient(call),
    messages: messagesClient(call),
    notices: noticesClient(call),
    orders: staffOrdersClient(call),
    payouts: payoutsClient(call),
    pointsCorrections: pointsCorrectionsClient(call),
    productQuestions: staffProductQuestionsClient(call),
    products: productsClient(call),
    registers: registersClient(call),
    replyTemplates: replyTemplatesClient(call),
    reviews: staffReviewsClient(call),
    secondFactor: secondFactorClient(call),
    stock: stockClient(call),
  };
}

export type StaffClient = ReturnType<typeof createStaffClient>;
