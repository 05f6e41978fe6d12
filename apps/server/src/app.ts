import { endpoints } from '@pgm/api/contract';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { accountMergeRoutes } from './privacy/account-merge/account-merge.routes.ts';
import { addressRoutes } from './members/address/address.routes.ts';
import { consentRoutes } from './members/consent/consent.routes.ts';
import { setSharesContact } from './members/consent/consent.transactions.ts';
import { associateRoutes } from './members/associate/associate.routes.ts';
import { staffAssociateRoutes } from './members/associate/staff-associate.routes.ts';
import { parentChangeRoutes } from './members/associate/parent-change.routes.ts';
import { repurchaseRoutes } from './sales/repurchase/repurchase.routes.ts';
import { teamActivityRoutes } from './sales/team-activity/team-activity.routes.ts';
import { readMonthPoints } from './sales/team-points/team-points.transactions.ts';
import { teamPointsRoutes } from './sales/team-points/team-points.routes.ts';
import { treeRoutes } from './members/associate/tree.routes.ts';
import { authServices } from './auth-services.ts';
import { secondFactorRoutes } from './auth/second-factor/second-factor.routes.ts';
import { accountSecurityRoutes } from './auth/account-security/account-security.routes.ts';
import { loginRoutes } from './auth/login/login.routes.ts';
import { otpRoutes } from './auth/otp/otp.routes.ts';
import { passwordResetRoutes } from './auth/password-reset/password-reset.routes.ts';
import { registrationRoutes } from './auth/registration/registration.routes.ts';
import { sessionRoutes } from './auth/session/session.routes.ts';
import { contactChangeRoutes } from './auth/contact-change/contact-change.routes.ts';
import { contactProofRoutes } from './auth/contact-proof/contact-proof.routes.ts';
import { firebaseSignInRoutes } from './auth/firebase/firebase-sign-in.routes.ts';
import { googleSignInRoutes } from './auth/google-sign-in/google-sign-in.routes.ts';
import { jobRoutes } from './staff/jobs/jobs.routes.ts';
import { messagesRoutes } from './staff/messages/messages.routes.ts';
import { noticeRoutes } from './staff/notice/notice.routes.ts';
import { staffAccountRoutes } from './staff/account/staff-account.routes.ts';
import { invitationRoutes } from './staff/invitation/invitation.routes.ts';
import { auditRoutes } from './staff/audit/audit.routes.ts';
import { figuresRoutes } from './staff/figures/figures.routes.ts';
import { interestRoutes } from './staff/interest/interest.routes.ts';
import { brandRoutes } from './catalogue/brand/brand.routes.ts';
import { cartRoutes } from './sales/cart/cart.routes.ts';
import { categoryRoutes } from './catalogue/category/category.routes.ts';
import { SAMPLE_COMPANY } from './company/company-facts/sample-company.ts';
import { mediaLibraryRoutes } from './company/media/media.routes.ts';
import { articleRoutes } from './company/article/article.routes.ts';
import { readMediaUses } from './company/article/media-uses.transactions.ts';
import { articlePagesReader } from './company/article/published-articles.transactions.ts';
import { companyFactsRoutes } from './company/company-facts/company-facts.routes.ts';
import { leadRoutes } from './company/lead/lead.routes.ts';
import { toCsvFormats, toExportFormats } from './csv-formats.ts';
import { csvImportRoutes } from './staff/csv-import/csv-import.routes.ts';
import { couponRoutes } from './sales/coupon/coupon.routes.ts';
import { grievanceRoutes } from './company/grievance/grievance.routes.ts';
import { gauges } from './gauges.ts';
import { jobs } from './jobs.ts';
import { membership } from './membership.ts';
import { invoiceRoutes } from './sales/invoice/invoice.routes.ts';
import { registerRoutes } from './sales/invoice/register.routes.ts';
import { sellerReader } from './sales/invoice/seller.ts';
import { mediaRoutes } from './catalogue/image/media.routes.ts';
import { memberRoutes } from './members/member/member.routes.ts';
import { memberRequestRoutes } from './members/member-request/member-request.routes.ts';
import { nodePaymentRoutes } from './sales/node-payment/node-payment.routes.ts';
import { bankDetailsRoutes } from './sales/bank-details/bank-details.routes.ts';
import { memberBankDetailsRoutes } from './sales/bank-details/member-bank-details.routes.ts';
import { payoutRoutes } from './sales/payout/payout.routes.ts';
import { pointsCorrectionRoutes } from './sales/points-correction/points-correction.routes.ts';
import { statementRoutes } from './sales/payout/statement.routes.ts';
import { notificationRoutes } from './auth/notification/notification.routes.ts';
import { findLanguage } from './sales/stored-order/order-language.transactions.ts';
import { isBuyer } from './sales/order/product-buyers.transactions.ts';
import { billRoutes } from './sales/bill/bill.routes.ts';
import { orderRoutes } from './sales/order/order.routes.ts';
import { orderAdditionRoutes } from './sales/order-addition/order-addition.routes.ts';
import { staffOrderRoutes } from './sales/staff-order/staff-order.routes.ts';
import { outboxRoutes } from './company/outbox/outbox.routes.ts';
import { paymentRoutes } from './sales/payment/payment.routes.ts';
import { razorpayWebhookRoutes } from './sales/payment/razorpay-webhook.routes.ts';
import type { Config } from './platform/config.ts';
import { CallLimit } from './platform/http/call-limit.ts';
import { rejectDeepAddress, rejectZeroByte } from './platform/http/check-address.ts';
import { compression } from './platform/http/compression.ts';
import { docsRoutes } from './platform/http/docs-routes.ts';
import { RETRY_AFTER_SECONDS, toUnexpectedFailure } from './platform/http/unexpected-failure.ts';
import { failureBody, failureResponse } from './platform/http/failure-response.ts';
import { FormBudget } from './platform/http/form-budget.ts';
import { reportForwardedHeader } from './platform/http/forwarded-header.ts';
import { healthRoutes } from './platform/http/health-routes.ts';
import { InsideCalls } from './platform/http/inside-calls.ts';
import { rejectUnrouted } from './platform/http/reject-unrouted.ts';
import { responsePolicy } from './platform/http/response-policy.ts';
import { requestLog } from './platform/http/request-log.ts';
import { rejectUnreadBody } from './platform/http/unread-body.ts';
import { otherSites } from './platform/http/other-sites.ts';
import { limitPage } from './platform/http/limit-page.ts';
import type { ServerEnv } from './platform/http/server-env.ts';
import { metricsRoutes } from './platform/http/metrics-routes.ts';
import { errorFacts } from './platform/log/error-facts.ts';
import type { Platform } from './platform/platform.ts';
import { closedShopPage, isOpenToStaff, isShopOpen } from './platform/site/closed-shop.ts';
import { type SearchPage, type SiteBuild, type ToAgreementText, siteFiles } from './platform/site/site.ts';
import { traced } from './platform/tracing/traced.ts';
import { workerRemoval } from './platform/site/worker-removal.ts';
import { pointsRoutes } from './sales/points/points.routes.ts';
import { isAgreementOutdated } from './company/agreement/agreement.transactions.ts';
import { agreementRoutes } from './company/agreement/agreement.routes.ts';
import { policyRoutes } from './company/policy/policy.routes.ts';
import { replyTemplateRoutes } from './company/reply-template/reply-template.routes.ts';
import { identityCardRoutes } from './members/identity-card/identity-card.routes.ts';
import { accountDeletionRoutes } from './privacy/account-deletion/account-deletion.routes.ts';
import { dataExportRoutes } from './privacy/data-export/data-export.routes.ts';
import { productRoutes } from './catalogue/product/product.routes.ts';
import { profileRoutes } from './members/profile/profile.routes.ts';
import { restockRequestRoutes } from './catalogue/restock/restock-request.routes.ts';
import { productQuestionRoutes } from './catalogue/product-question/product-question.routes.ts';
import { reviewRoutes } from './catalogue/review/review.routes.ts';
import { searchRoutes } from './catalogue/search/search.routes.ts';
import { stockRoutes } from './catalogue/stock/stock.routes.ts';
import { userRoutes } from './auth/user/user.routes.ts';
import { wishlistRoutes } from './sales/wishlist/wishlist.routes.ts';
import { pinCodeRoutes } from './members/pin-code/pin-code.routes.ts';
import { pastOrderRoutes } from './sales/past-order/past-order.routes.ts';

/** The parts of the server besides its platform. */
export interface AppParts {
  readonly site?: SiteBuild | undefined;
  /** The pages that the search finds; by default those of the site. */
  readonly pages?: readonly SearchPage[] | undefined;
  /** Makes the text of the agreement for its PDF; by default as the site does. */
  readonly toAgreementText?: ToAgreementText | undefined;
}

/** The whole server: all endpoints of the contract, images, documents, health, and the site when there is one. */
export function createApp(platform: Platform, { site, ...parts }: AppParts = {}): Hono<ServerEnv> {
  const { pages = site?.searchPages ?? [], toAgreementText = site?.toAgreementText } = parts;
  const readSeller = sellerReader(platform);
  // Without a site there is no shop that could be closed.
  const isOpen = async () => site === undefined || isShopOpen(await platform.company());
  const csvFormats = toCsvFormats(readSeller, platform.secrets);
  const app = new Hono<ServerEnv>({ strict: false });
  // The id is made here: an id from the caller would appear in our log.
  app.use(
    requestId({ headerName: '' }),
    ...(platform.config.isTracing ? [traced] : []),
    requestLog(platform),
    secureHeaders({ ...opening(platform.config), strictTransportSecurity: ONLY_HTTPS }),
    ...(platform.config.api.callers.length > 0 ? [otherSites(platform.config.api.callers)] : []),
    responsePolicy,
    reportForwardedHeader(platform.config.trustedProxies, platform.log),
    rejectDeepAddress,
    rejectUnreadBody,
    compression,
  );

  const auth = authServices(platform, membership);
  const resources = [
    ...pastOrderRoutes(platform),
    ...pinCodeRoutes(platform),
    ...categoryRoutes(platform),
    ...brandRoutes(platform),
    ...productRoutes(platform),
    ...searchRoutes(platform, {
      pages,
      // Without a site the articles have no pages either.
      readArticles: pages.length > 0 ? articlePagesReader(platform) : async () => [],
    }),
    ...stockRoutes(platform),
    ...restockRequestRoutes(platform),
    ...reviewRoutes(platform, isBuyer),
    ...productQuestionRoutes(platform),
    ...leadRoutes(platform),
    ...registrationRoutes(platform, auth.registrations),
    ...loginRoutes(platform, auth.passwords),
    ...otpRoutes(platform, auth.otps),
    ...sessionRoutes(auth.sessions, auth.limits.refreshesPerAddress),
    ...passwordResetRoutes(platform, auth.resets),
    ...googleSignInRoutes(platform, auth.googleSignIns),
    ...firebaseSignInRoutes(platform, auth.firebaseSignIns),
    ...contactProofRoutes(platform, auth.contactProofs),
    ...contactChangeRoutes(platform, auth.contactChanges),
    ...accountSecurityRoutes(platform, auth.security),
    ...secondFactorRoutes(auth.secondFactors),
    ...associateRoutes(platform, { isAgreementOutdated, setSharesContact }),
    ...staffAssociateRoutes(platform),
    ...memberRoutes(platform, auth.contactChanges, findLanguage),
    ...treeRoutes(platform),
    ...parentChangeRoutes(platform, readMonthPoints),
    ...repurchaseRoutes(platform),
    ...teamPointsRoutes(platform),
    ...teamActivityRoutes(platform),
    ...nodePaymentRoutes(platform),
    ...payoutRoutes(platform),
    ...pointsCorrectionRoutes(platform),
    ...statementRoutes(platform, readSeller),
    ...bankDetailsRoutes(platform, auth.ownerProofs),
    ...memberBankDetailsRoutes(platform),
    ...userRoutes(platform),
    ...profileRoutes(platform, auth.contactChanges),
    ...agreementRoutes(platform, toAgreementText),
    ...identityCardRoutes(platform, readSeller),
    ...consentRoutes(platform, auth.ownerProofs),
    ...cartRoutes(platform),
    ...wishlistRoutes(platform),
    ...addressRoutes(platform),
    ...billRoutes(platform),
    // Before the orders of members: '/orders/all' is no id of an order.
    ...staffOrderRoutes(platform, readSeller),
    ...orderAdditionRoutes(platform),
    ...orderRoutes(platform, isOpen),
    ...invoiceRoutes(platform, readSeller),
    ...couponRoutes(platform),
    ...registerRoutes(platform),
    ...paymentRoutes(platform),
    ...razorpayWebhookRoutes(platform),
    ...pointsRoutes(platform),
    ...memberRequestRoutes(platform),
    ...notificationRoutes(platform),
    ...grievanceRoutes(platform),
    ...replyTemplateRoutes(platform),
    ...companyFactsRoutes(platform),
    ...articleRoutes(platform),
    ...mediaLibraryRoutes(platform, readMediaUses),
    ...policyRoutes(platform),
    ...staffAccountRoutes(platform),
    ...invitationRoutes(platform),
    ...auditRoutes(platform),
    ...jobRoutes(platform),
    ...figuresRoutes(platform),
    ...interestRoutes(platform),
    ...messagesRoutes(platform),
    ...noticeRoutes(platform),
    ...csvImportRoutes(platform, csvFormats, toExportFormats(csvFormats, platform.secrets)),
    ...outboxRoutes(platform),
    dataExportRoutes(platform),
    ...accountDeletionRoutes(platform, auth.ownerProofs),
    ...accountMergeRoutes(platform),
    mediaRoutes(platform),
    docsRoutes(platform.config, auth.authenticate),
    healthRoutes(platform),
    metricsRoutes(platform, gauges(platform, jobs(platform))),
  ];
  const { config } = platform;
  const { trustedProxies } = config;
  const limiter = platform.addressLimiter({ max: config.limits.callsPerAddress, windowSeconds: 60 });
  const calls = new CallLimit({ limiter, trustedProxies });
  const toFailure = toUnexpectedFailure(platform.log);
  const inside = new InsideCalls(toFailure);
  const server = { authenticate: auth.authenticate, calls, config, forms: new FormBudget(), inside };
  for (const routes of resources) app.route('/', typeof routes === 'function' ? routes(server) : routes);
  rejectUnrouted(endpoints, app);

  if (site) mountSite(app, site, platform, { calls, inside });
  app.notFound((context) => context.json(failureBody('Not found'), 404));
  app.onError((error, context) => failureResponse(context, toFailure(error)));
  return app;
}

/** A year, on all hosts of the site. */
const ONLY_HTTPS = 'max-age=31536000; includeSubDomains';

/**
 * The popups of Firebase and of banks communicate with the page that opened them; without these two, no opened
 * window can.
 */
function opening({ firebase, razorpay }: Config): { crossOriginOpenerPolicy: string } {
  return { crossOriginOpenerPolicy: firebase || razorpay ? 'same-origin-allow-popups' : 'same-origin' };
}

function mountSite(
  app: Hono<ServerEnv>,
  site: SiteBuild,
  { company, config, log, pageCache, publications }: Platform,
  { calls, inside }: { readonly calls: CallLimit; readonly inside: InsideCalls },
): void {
  const render = site.createSiteHandler({
    origin: config.siteOrigin,
    pages: pageCache,
    logError: (error) => log.error({ error: errorFacts(error) }, 'a page was not rendered as it should be'),
    firebase: config.firebase,
    razorpay: config.razorpay !== undefined,
    samples: config.profile === 'local' ? SAMPLE_COMPANY : undefined,
    services: config.api.services,
  });
  if (!config.hasServiceWorker) app.route('/', workerRemoval());
  app.route('/', siteFiles());
  app.get('*', rejectZeroByte, async (context, next) => {
    if (!wantsHtml(context.req)) return next();
    const tooMany = calls.count(context);
    if (tooMany) return limitPage(context, tooMany);
    const [facts] = await Promise.all([company(), publications()]);
    if (!isShopOpen(facts) && !isOpenToStaff(context.req.path)) return closedShopPage(context);
    const page = await render(context.req.raw, inside.callsFor(context), facts);
    if (page.status === 503) page.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    return page;
  });
}

/** Addresses of the API never respond with a page, and a caller that requests JSON never gets one. */
function wantsHtml(request: {
  readonly path: string;
  header: (name: string) => string | undefined;
}): boolean {
  const [, first] = request.path.split('/');
  const accept = request.header('Accept') ?? '*/*';
  // XML, because feed readers request their feeds with it.
  return !API_FOLDERS.has(first ?? '') && /text\/html|\*\/\*|xml/.test(accept);
}

const API_FOLDERS: ReadonlySet<string> = new Set([
  'media',
  'exports',
  'invoices',
  'grievance-files',
  'statements',
  'agreements',
  'identity-cards',
  ...endpoints.map(({ path }) => path.split('/')[1] ?? ''),
]);
