import type { LeadForm } from '@pgm/api/contract';

/** A lead with the code of the link that brought its visitor. */
export type SponsoredLead = LeadForm & { readonly sponsorCode?: string };

/**
 * Adds the code of the link that brought the visitor. What reads it is loaded only now; a browser that cannot load or read it
 * sends the lead as it is.
 */
export async function withSponsor(lead: LeadForm): Promise<SponsoredLead> {
  try {
    const { referralCode } = await import('../../members/sponsor/referral.ts');
    const sponsorCode = await referralCode();
    return sponsorCode === undefined ? lead : { ...lead, sponsorCode };
  } catch {
    return lead;
  }
}
