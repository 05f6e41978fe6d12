import { certificateJob } from './company/company-facts/certificate-job.ts';
import { grievanceJobs } from './company/grievance/grievance-jobs.ts';
import { REVIEW_PHOTO_FOLDER } from './catalogue/review/review.schema.ts';
import { saleJob } from './catalogue/product/sale-job.ts';
import { restockJobs } from './catalogue/restock/restock-jobs.ts';
import {
  cancelUnconfirmedOrders,
  countUnconfirmedOrders,
} from './sales/order-step/cancel-unconfirmed-orders.ts';
import { RETURN_PHOTO_FOLDER } from './sales/tables/reversal.schema.ts';
import { removeSettledNetworks } from './sales/order-limit/unpaid-order-network.transactions.ts';
import { paymentJobs, simulatedBankJobs } from './sales/payment/payment-jobs.ts';
import { removeOldMessages } from './platform/messaging/message-delivery.ts';
import { type Job, Periodic } from './platform/jobs/periodic.ts';
import type { Platform } from './platform/platform.ts';
import { secretUseJob } from './platform/security/secret-use.ts';
import { confirmPoints, countUnconfirmedPoints } from './sales/points/confirm-points.ts';
import { teamPointsJob } from './sales/team-points/count-team-points.ts';
import { correctedPointsJobs } from './sales/points/corrected-points-jobs.ts';
import { expiryJobs } from './sales/points/expire-points.ts';
import { openingPointsJobs } from './sales/points/opening-points-jobs.ts';
import { countDeletions, finishDeletions } from './privacy/account-deletion/finish-deletions.ts';
import { PHOTO_FOLDER } from './members/profile/profile.routes.ts';
import { removeOldCounts } from './platform/rate-limit/rate-limiter.ts';
import { ImageAlbum } from './platform/storage/image-album.ts';
import { imageKey } from './platform/storage/image-storage.ts';
import { toCsvFormats } from './csv-formats.ts';
import { sellerReader } from './sales/invoice/seller.ts';
import { settledLeadsJob } from './company/lead/settled-leads.ts';
import { importJobs, removeOldImports } from './staff/csv-import/import-jobs.ts';
import { noticeJobs } from './staff/notice/notice-jobs.ts';
import { figuresJob } from './staff/figures/sum-figures.ts';

/** How often the scheduled jobs are checked, in ms. */
const JOBS_INTERVAL_MS = 60_000;

/** How often the jobs that can be due within seconds are checked, in ms. */
const QUICK_JOBS_INTERVAL_MS = 1000;

/** How long an import may take, in ms: one that is asked to end begins again. */
const MAX_IMPORT_MS = 600_000;

/** The jobs that run on a schedule, without a request. */
export function jobs(platform: Platform): readonly Job[] {
  return [
    secretUseJob(platform),
    ...recordJobs(platform),
    ...restockJobs(platform),
    saleJob(platform),
    messageJob(platform),
  ];
}

/** The jobs that only change records: each ends soon. */
function recordJobs(platform: Platform): readonly Job[] {
  const { db, now } = platform;
  const photos = new ImageAlbum(platform.images, PHOTO_FOLDER);
  const reviewPhotos = new ImageAlbum(platform.images, REVIEW_PHOTO_FOLDER);
  const returnPhotos = new ImageAlbum(platform.images, RETURN_PHOTO_FOLDER);
  return [
    {
      name: 'confirm points',
      run: (run) => confirmPoints(platform, run),
      backlog: () => countUnconfirmedPoints(db, new Date(now())),
    },
    ...expiryJobs(platform),
    ...openingPointsJobs(platform),
    ...correctedPointsJobs(platform),
    teamPointsJob(platform),
    figuresJob(platform),
    ...grievanceJobs(platform),
    certificateJob(platform),
    ...noticeJobs(platform),
    {
      name: 'cancel unconfirmed orders',
      run: (run) => cancelUnconfirmedOrders(platform, run),
      backlog: () => countUnconfirmedOrders(platform),
    },
    {
      name: 'remove old counts of limits',
      run: async ({ signal }) => {
        await removeOldCounts(db, now(), signal);
        await removeSettledNetworks(db, signal);
      },
    },
    { name: 'remove old imports', run: () => removeOldImports(platform) },
    settledLeadsJob(platform),
    { name: 'store counts of visits', run: () => platform.visitCounts.store() },
    { name: 'remove old counts of visits', run: () => platform.visitCounts.removeOld() },
    { name: 'remove old messages', run: ({ signal }) => removeOldMessages(db, now(), signal) },
    {
      name: 'finish account deletions',
      run: (run) =>
        finishDeletions(
          platform,
          {
            removePhoto: (address) => photos.remove(imageKey(address)),
            removeReturnPhoto: (key) => returnPhotos.remove(key),
            removeReviewPhoto: (key) => reviewPhotos.remove(key),
          },
          run,
        ),
      backlog: () => countDeletions(db, new Date(now())),
    },
    ...paymentJobs(platform),
  ];
}

/** The job that sends the queued messages. */
function messageJob({ delivery }: Platform): Job {
  return {
    name: 'send messages',
    run: ({ signal }) => delivery.sendDue(signal),
    backlog: () => delivery.countDue(),
  };
}

/** Starts the scheduled jobs; the returned function stops them and resolves when they have ended. */
export function startJobs(platform: Platform): () => Promise<void> {
  const periodics = [
    // Apart from the others, because it says until when this process uses its secret.
    new Periodic(platform, [secretUseJob(platform)], JOBS_INTERVAL_MS),
    new Periodic(platform, [...recordJobs(platform), ...restockJobs(platform)], JOBS_INTERVAL_MS),
    // Apart from the others, because a mail server can be slow.
    new Periodic(platform, [messageJob(platform)], QUICK_JOBS_INTERVAL_MS),
    new Periodic(platform, [saleJob(platform), ...simulatedBankJobs(platform)], QUICK_JOBS_INTERVAL_MS),
    // Apart from the others, because one can take a minute.
    new Periodic(
      platform,
      importJobs(platform, toCsvFormats(sellerReader(platform), platform.secrets)),
      QUICK_JOBS_INTERVAL_MS,
      MAX_IMPORT_MS,
    ),
  ];
  for (const periodic of periodics) periodic.start();
  return async () => {
    await Promise.all(periodics.map((periodic) => periodic.stop()));
    platform.background.run('store counts of visits', () => platform.visitCounts.store());
  };
}
