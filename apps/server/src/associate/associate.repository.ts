import type { Associate, Sponsor } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';

const sponsors = alias(associates, 'sponsors');
const sponsorUsers = alias(users, 'sponsor_users');

/** SQL over the tree. */
export class AssociateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async findByUser(userId: string): Promise<Associate | undefined> {
    const [row] = await this.#db
      .select({ associate: associates, user: users, sponsor: sponsors, sponsorUser: sponsorUsers })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .leftJoin(sponsors, eq(sponsors.id, associates.parentId))
      .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsors.userId))
      .where(eq(associates.userId, userId));
    if (row === undefined) return undefined;
    const { associate, user, sponsor, sponsorUser } = row;
    return {
      id: associate.id,
      userId,
      name: nameOf(user),
      referralCode: associate.referralCode,
      sponsor: sponsor && sponsorUser && { referralCode: sponsor.referralCode, name: nameOf(sponsorUser) },
      joinedAt: associate.createdAt.toISOString(),
    };
  }

  async findByCode(code: string): Promise<Sponsor | undefined> {
    const [row] = await this.#db
      .select({ referralCode: associates.referralCode, user: users })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .where(eq(associates.referralCode, code.toUpperCase()));
    return row && { referralCode: row.referralCode, name: nameOf(row.user) };
  }
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
