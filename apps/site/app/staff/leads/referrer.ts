import type { StaffLead } from '@pgm/api/contract';

/** The associate whose link brought the visitor, in words; undefined without one. */
export function toReferrer({ referrer }: StaffLead): string | undefined {
  return referrer?.name && `${referrer.name} · ${referrer.referralCode}`;
}
