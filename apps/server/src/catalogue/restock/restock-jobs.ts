import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { type SQL, and, asc, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { toDestination, users } from '../../auth/user/user.schema.ts';
import { findMessageChoices } from '../../auth/notification/message-choices.transactions.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import type { Platform } from '../../platform/platform.ts';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import { products } from '../tables/product.schema.ts';
import { isOnShow } from '../tables/product-rows.transactions.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { restockMessage } from './restock-mails.tsx';
import { restockRequests } from './restock-request.schema.ts';

/** The maximum of members notified in one run; the rest waits for the next run. */
const MAX_NOTIFIED = 200;

/** The same for mails and SMS: those about a popular product do not delay all others. */
const MAX_MAILED = 50;

type JobPlatform = Pick<Platform, 'db' | 'log' | 'now'>;

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
      run: (run) => queueMessages(platform, run),
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

/** Notifies members in the app. The request waits for its mail or SMS then. */
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

/** Queues the mails and SMS to members that were notified, each in the transaction that deletes its request. */
async function queueMessages(platform: JobPlatform, run: JobRun): Promise<void> {
  const { db, now } = platform;
  const at = new Date(now());
  const due = await db
    .select({ id: restockRequests.id })
    .from(restockRequests)
    .where(and(isNotNull(restockRequests.notifiedAt), isInTurn(db, run.job, restockRequests.id, at)))
    .orderBy(asc(restockRequests.notifiedAt), asc(restockRequests.id))
    .limit(MAX_MAILED);
  await eachRow(platform, run, due, ({ id }) => db.transaction((tx) => queueNotice(tx, id, at)));
}

/**
 * Deletes a request whose member was notified. There is no message when the product is gone again, when the member has
 * proven neither an email address nor a mobile number, or when they have switched these messages off.
 */
async function queueNotice(tx: Database, id: string, at: Date): Promise<void> {
  const [recipient] = await tx
    .select({ user: users, productName: products.name })
    .from(restockRequests)
    .innerJoin(users, eq(users.id, restockRequests.userId))
    .innerJoin(products, eq(products.id, restockRequests.productId))
    .where(and(eq(restockRequests.id, id), isBack(tx)));
  const [request] = await tx
    .delete(restockRequests)
    .where(and(eq(restockRequests.id, id), isNotNull(restockRequests.notifiedAt)))
    .returning();
  const destination = recipient && toDestination(recipient.user);
  if (request === undefined || !destination) return;
  const { language, productId, userId } = request;
  if (!(await findMessageChoices(tx, userId)).restockByMail) return;
  const { user, productName } = recipient;
  const facts = { firstName: user.firstName, productId, productName };
  await queueMessage(tx, restockMessage, { ...destination, key: id, language, userId, facts, at });
}
