import type { Agreement } from '@pgm/api/contract';
import type { AgreementRow } from './agreement.schema.ts';

const DAY_MS = 86_400_000;

/** The wire shape of the last agreement of a member. @param now in ms since 1970 */
export function toAgreement(row: AgreementRow | undefined, currentVersion: string, now: number): Agreement {
  if (row === undefined) return { currentVersion, accepted: null };
  const { version, acceptedAt, coolingOffEndsAt, withdrawnAt } = row;
  return {
    currentVersion,
    accepted: {
      version,
      acceptedAt: acceptedAt.toISOString(),
      coolingOffEndsAt: coolingOffEndsAt.toISOString(),
      daysLeft: Math.max(0, Math.ceil((coolingOffEndsAt.getTime() - now) / DAY_MS)),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    },
  };
}
