import type { Agreement } from '@pgm/api/contract';

/**
 * How things stand: nothing accepted, an older version than the valid one, withdrawn, or in force; in the cooling-off
 * period an agreement in force can be withdrawn.
 */
export function toStanding(agreement: Agreement | undefined) {
  if (!agreement?.accepted) return 'none' as const;
  if (agreement.accepted.withdrawnAt !== null) return 'withdrawn' as const;
  return agreement.accepted.version === agreement.currentVersion ? ('inForce' as const) : ('older' as const);
}
