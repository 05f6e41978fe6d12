import { eq } from 'drizzle-orm';
import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { pointsCorrections } from './points-correction.schema.ts';
import { duePointsJob } from './due-points-job.ts';
import { type ExpiringPoints, expirySteps } from './expiring-points.ts';
import { CORRECTION_EXPIRED } from './points-rules.ts';

const corrected: ExpiringPoints<typeof pointsCorrections.$inferSelect> = {
  table: pointsCorrections,
  lock: (tx, condition) => tx.select().from(pointsCorrections).where(condition).for('update'),
  jobs: { notify: 'notify of expiring corrected points', expire: 'expire corrected points' },
  clear: (tx, id, times) => tx.update(pointsCorrections).set(times).where(eq(pointsCorrections.id, id)),
  toEntry: ({ id }) => ({ correctionId: id, reason: CORRECTION_EXPIRED }),
  texts: {
    expires: ['correctedPointExpires', 'correctedPointsExpire'],
    expired: ['correctedPointExpired', 'correctedPointsExpired'],
  },
};

/** The jobs by which points that staff added expire: each correction once, even with several processes. */
export function correctedPointsJobs(platform: Pick<Platform, 'db' | 'log' | 'now'>): readonly Job[] {
  return expirySteps(corrected).map((step) => duePointsJob(platform, corrected, step));
}
