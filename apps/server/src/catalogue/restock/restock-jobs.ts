import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { type SQL, and, asc, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { notify } from '../../members/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import { products } from '../product/product.schema.ts';
import { isOnShow } from '../product/product.transactions.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { restockMail } from './restock-mails.ts';
import { restockRequests } from './restock-request.schema.ts';

/** The maximum of members notified in one run; the rest waits for the next run. */
const MAX_NOTIFIED = 200;

/** The same for mails: a popular product fills no mailbox queue at once. */
const MAX_MAILED = 50;

/** How long a mail is tried again after the notification, in ms. */
const MAIL_RETRY_MS = 86_400_000;

type JobPlatform = Pick<Platform, 'config' | 'db' | 'log' | 'mail' | 'now'>;

/** The jobs that notify members of products that are back: each request once, even with several processes. */
export function restockJobs(platform: JobPlatform): readonly Job[] {
  const { db } = platform;
  return [
    {
      name: 'notify of restocked products',
      run: (run) => notifyMembers(platform, run),
      backlog: () => db.$count(restockRequests, and(isNull(restockRequests.notifiedAt), isBack(db))),
    },
    {
      name: 'mail restocked products',
      run: (run) => mailMembers(platform, run),
      backlog: () => db.$count(restockRequests, isNotNull(restockRequests.notifiedAt)),
    },
  ];
}

/** Whether the product of a request can be bought now. */
function isBack(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(and(eq(products.id, restockRequests.productId), isOnShow, gt(stockEntries.quantity, 0))),
  );
}

/** Notifies members in the app. A request whose member has a proven email address waits for its mail then. */
async function notifyMembers(platform: JobPlatform, run: JobRun): Promise<void> {
  const { db, now } = platform;
  const at = new Date(now());
  const due = await db
    .select({ id: restockRequests.id })
    .from(restockRequests)
    .where(and(isNull(restockRequests.notifiedAt), isBack(db), isInTurn(db, run.job, restockRequests.id, at)))
    .orderBy(asc(restockRequests.createdAt), asc(restockRequests.id))
    .limit(MAX_NOTIFIED);
  await eachRow(platform, run, due, ({ id }) =>
    db.transaction(async (tx) => {
      const [request] = await tx
        .update(restockRequests)
        .set({ notifiedAt: at })
        .where(and(eq(restockRequests.id, id), isNull(restockRequests.notifiedAt), isBack(tx)))
        .returning();
      if (request === undefined) return;
      const { productId, userId } = request;
      const [product] = await tx
        .select({ name: products.name })
        .from(products)
        .where(eq(products.id, productId));
      await notify(tx, {
        userId,
        kind: 'STOCK',
        text: NOTIFICATION_TEXTS.backInStock,
        values: { product: product?.name ?? '' },
        link: `/product-details-page/${productId}`,
        at,
      });
    }),
  );
}

/**
 * Mails the members that were notified. A request is deleted before its mail is sent, so that two processes never send it
 * twice; it is stored again if the mail server rejects the mail. The first failure ends the run: the server may be down,
 * and other jobs wait.
 */
async function mailMembers(platform: JobPlatform, run: JobRun): Promise<void> {
  const { config, db, mail, now } = platform;
  const at = new Date(now());
  const origin = config.siteOrigin ?? `http://localhost:${config.port}`;
  const due = await db
    .select({ id: restockRequests.id })
    .from(restockRequests)
    .where(and(isNotNull(restockRequests.notifiedAt), isInTurn(db, run.job, restockRequests.id, at)))
    .orderBy(asc(restockRequests.notifiedAt), asc(restockRequests.id))
    .limit(MAX_MAILED);
  let isDown = false;
  await eachRow(platform, run, due, async ({ id }) => {
    if (isDown) return false;
    const { request, recipient } = await claimMail(db, id);
    if (request === undefined || recipient === undefined) return true;
    const link = pageAddress(origin, `/product-details-page/${request.productId}`, request.language);
    const { email, ...names } = recipient;
    const sent = await mail.send({
      to: email,
      ...restockMail(request.language, { ...names, brandName: config.brandName, link }),
    });
    if (sent.ok) return true;
    isDown = true;
    if (at.getTime() - (request.notifiedAt?.getTime() ?? 0) < MAIL_RETRY_MS)
      await db.insert(restockRequests).values(request);
    throw new Error('a mail about a restocked product was not sent');
  });
}

/**
 * Deletes a request whose member was notified. Its recipient is undefined when there is nothing to send: the product is
 * gone again, or the member has no proven email address.
 */
function claimMail(db: Database, id: string) {
  return db.transaction(async (tx) => {
    const [recipient] = await tx
      .select({ email: users.email, firstName: users.firstName, productName: products.name })
      .from(restockRequests)
      .innerJoin(users, eq(users.id, restockRequests.userId))
      .innerJoin(products, eq(products.id, restockRequests.productId))
      .where(and(eq(restockRequests.id, id), isNotNull(users.emailVerifiedAt), isBack(tx)));
    const [request] = await tx
      .delete(restockRequests)
      .where(and(eq(restockRequests.id, id), isNotNull(restockRequests.notifiedAt)))
      .returning();
    const email = recipient?.email ?? null;
    return { request, recipient: recipient && email !== null ? { ...recipient, email } : undefined };
  });
}
