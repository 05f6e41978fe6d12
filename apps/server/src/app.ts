import { endpoints } from '@pgm/api/contract';
import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { addressRoutes } from './address/address.routes.ts';
import { associateRoutes } from './associate/associate.routes.ts';
import { parentChangeRoutes } from './associate/parent-change.routes.ts';
import { repurchaseRoutes } from './associate/repurchase.routes.ts';
import { treeRoutes } from './associate/tree.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { contactProofRoutes } from './auth/contact-proof.routes.ts';
import { firebaseSignInRoutes } from './auth/firebase-sign-in.routes.ts';
import { googleSignInRoutes } from './auth/google-sign-in.routes.ts';
import { brandRoutes } from './brand/brand.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { categoryRoutes } from './category/category.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { couponRoutes } from './coupon/coupon.routes.ts';
import { grievanceRoutes } from './grievance/grievance.routes.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import type { InvoiceSeller } from './invoice/invoice.schema.ts';
import { sellerOf } from './invoice/seller.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { memberRequestRoutes } from './member-request/member-request.routes.ts';
import { notificationRoutes } from './notification/notification.routes.ts';
import { nodePaymentRoutes } from './node-payment/node-payment.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { razorpayWebhookRoutes } from './payment/razorpay-webhook.routes.ts';
import { errorFacts } from './platform/error-facts.ts';
import { compression } from './platform/compression.ts';
import type { Config } from './platform/config.ts';
import { docsRoutes } from './platform/docs-routes.ts';
import { failureBody } from './platform/failure-answer.ts';
import { healthRoutes } from './platform/health-routes.ts';
import type { Platform } from './platform/platform.ts';
import { refuseUnserved } from './platform/refuse-unserved.ts';
import { requestLog } from './platform/request-log.ts';
import type { ServerEnv } from './platform/server-env.ts';
import type { SearchPage } from './platform/search-page.ts';
import { type InsideFetch, type SiteBuild, siteFiles } from './platform/site.ts';
import { workerRemoval } from './platform/worker-removal.ts';
import { pointsRoutes } from './points/points.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { productRoutes } from './product/product.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { storeRoutes } from './store/store.routes.ts';
import { userRoutes } from './user/user.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

/** What the server is made of beside its platform. */
export interface AppParts {
  readonly site?: SiteBuild | undefined;
  /** Who stands on invoices; unless given, whom the site names. */
  readonly seller?: InvoiceSeller | undefined;
  /** The pages that the search finds; unless given, those of the site. */
  readonly pages?: readonly SearchPage[] | undefined;
}

/** The whole server: every endpoint of the contract, pictures, documents, health, and the site when there is one. */
export function createApp(platform: Platform, { site, ...parts }: AppParts = {}): Hono<ServerEnv> {
  const { seller = sellerOf(site?.seller), pages = site?.searchPages ?? [] } = parts;
  const app = new Hono<ServerEnv>({ strict: false });
  // Made here: one that a caller sends would stand in our log.
  app.use(
    requestId({ headerName: '' }),
    requestLog(platform.log),
    secureHeaders(opening(platform.config)),
    compression,
  );

  const resources = [
    ...categoryRoutes(platform),
    ...brandRoutes(platform),
    ...productRoutes(platform),
    ...searchRoutes(platform, pages),
    ...storeRoutes(platform),
    ...contactRoutes(platform),
    ...authRoutes(platform),
    ...googleSignInRoutes(platform),
    ...firebaseSignInRoutes(platform),
    ...contactProofRoutes(platform),
    ...associateRoutes(platform),
    ...treeRoutes(platform),
    ...parentChangeRoutes(platform),
    ...repurchaseRoutes(platform),
    ...nodePaymentRoutes(platform),
    ...userRoutes(platform),
    ...profileRoutes(platform),
    ...privacyRoutes(platform),
    ...cartRoutes(platform),
    ...wishlistRoutes(platform),
    ...addressRoutes(platform),
    ...orderRoutes(platform, seller),
    ...invoiceRoutes(platform, seller),
    ...couponRoutes(platform),
    ...paymentRoutes(platform),
    ...razorpayWebhookRoutes(platform),
    ...pointsRoutes(platform),
    ...memberRequestRoutes(platform),
    ...notificationRoutes(platform),
    ...grievanceRoutes(platform),
    ...outboxRoutes(platform),
    mediaRoutes(platform),
    docsRoutes(),
    healthRoutes(platform),
  ];
  for (const routes of resources) app.route('/', routes);
  refuseUnserved(endpoints, app);

  if (site) mountSite(app, site, platform);
  app.notFound((context) => context.json(failureBody('Not found'), 404));
  app.onError((error, context) => {
    platform.log.error(
      { error: errorFacts(error), requestId: context.get('requestId') },
      'a request failed unexpectedly',
    );
    return context.json(failureBody('Something went wrong.'), 500);
  });
  return app;
}

/** The popups of Firebase and of banks talk to the page that opened them; without these no window that a page opens can. */
function opening({ firebase, razorpay }: Config): { crossOriginOpenerPolicy: string } {
  return { crossOriginOpenerPolicy: firebase || razorpay ? 'same-origin-allow-popups' : 'same-origin' };
}

function mountSite(app: Hono<ServerEnv>, site: SiteBuild, { config, pageCache }: Platform): void {
  const render = site.createSiteHandler({
    origin: config.siteOrigin,
    pages: pageCache,
    firebase: config.firebase,
    razorpay: config.razorpay !== undefined,
  });
  if (!config.hasServiceWorker) app.route('/', workerRemoval());
  app.route('/', siteFiles());
  app.get('*', (context, next) =>
    isForPeople(context.req) ? render(context.req.raw, callsFor(context, app)) : next(),
  );
}

/** What a page asks for while it is made counts, where calls are limited, for the visitor who asked for the page. */
function callsFor(context: Context<ServerEnv>, app: Hono<ServerEnv>): InsideFetch {
  const forwarded = context.req.header('X-Forwarded-For');
  return async (address, init) => {
    const headers = new Headers(init?.headers);
    if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
    return app.request(address, { ...init, headers }, context.env);
  };
}

/** Addresses of the API never answer with a page, nor does a caller that asks for JSON get one. */
function isForPeople(request: {
  readonly path: string;
  header: (name: string) => string | undefined;
}): boolean {
  const [, first] = request.path.split('/');
  const accept = request.header('Accept') ?? '*/*';
  // XML: feed readers ask for their feeds.
  return !API_FOLDERS.has(first ?? '') && /text\/html|\*\/\*|xml/.test(accept);
}

const API_FOLDERS: ReadonlySet<string> = new Set([
  'media',
  'invoices',
  ...endpoints.map(({ path }) => path.split('/')[1] ?? ''),
]);
