import type { Sponsor } from '@pgm/api/contract';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type NodeRow, associates, nodeColumns } from './associate.schema.ts';
import { toSponsor } from './sponsor.transactions.ts';

const sponsors = alias(associates, 'sponsors');
const sponsorUsers = alias(users, 'sponsor_users');

/** An associate and the associate directly above. */
export interface SponsoredRow extends NodeRow {
  readonly sponsor: Sponsor | null;
}

/** A query of associates with their sponsors, the newest first, for a condition and a page. */
export function selectSponsored(db: Database) {
  return db
    .select({
      node: nodeColumns,
      sponsor: {
        referralCode: sponsors.referralCode,
        firstName: sponsorUsers.firstName,
        lastName: sponsorUsers.lastName,
      },
    })
    .from(associates)
    .innerJoin(users, eq(users.id, associates.userId))
    .leftJoin(sponsors, eq(sponsors.id, associates.parentId))
    .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsors.userId))
    .orderBy(desc(associates.createdAt), desc(associates.id))
    .$dynamic();
}

/** A row of {@link selectSponsored} as one record. */
export function toSponsoredRow({
  node,
  sponsor,
}: Awaited<ReturnType<typeof selectSponsored>>[number]): SponsoredRow {
  return { ...node, sponsor: toSponsor(sponsor) };
}
