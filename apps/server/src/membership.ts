import type { Membership } from './auth/registration/membership.transactions.ts';
import { acceptAgreement } from './company/agreement/agreement.transactions.ts';
import { setFirstSponsor } from './members/associate/first-sponsor.transactions.ts';
import { notifySponsor } from './members/associate/joined-team.transactions.ts';
import { findSponsorId } from './members/associate/sponsor.transactions.ts';
import { toStandingAccount } from './members/associate/standing.transactions.ts';
import { joinTree } from './members/associate/tree.transactions.ts';

/** What sign-up does in the tree of members and with the agreement of the company. */
export const membership: Membership = {
  findSponsor: findSponsorId,
  join: async (tx, { userId, sponsorId, agreementVersion, at }) => {
    await notifySponsor(tx, sponsorId ?? null, at);
    await joinTree(tx, { userId, parentId: sponsorId ?? null, createdAt: at });
    await acceptAgreement(tx, { userId, version: agreementVersion, at });
  },
  acceptAgreement: async (tx, { userId, agreementVersion, at }) => {
    await acceptAgreement(tx, { userId, version: agreementVersion, at });
  },
  setSponsor: setFirstSponsor,
  toStandingAccount,
};
