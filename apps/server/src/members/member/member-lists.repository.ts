import type { MemberSession } from '@pgm/api/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { sessions } from '../../auth/session/session.schema.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { addressColumns, addresses } from '../address/address.schema.ts';

/** Whose rows a list has. */
interface OfMember {
  readonly memberId: string;
}

/** The addresses of a member, the default one first, then the newest. */
export const memberAddresses = defineStaffList({
  select: (db) => db.select(addressColumns).from(addresses).$dynamic(),
  id: addresses.id,
  orders: { default: [desc, sql`(${addresses.isDefault}, ${addresses.createdAt})`] },
  matching: ({ memberId }: OfMember) => eq(addresses.userId, memberId),
  toItem: (address) => address,
});

/** The logins of a member. @param now the present time, which decides whether a login has expired */
export const memberSessions = (now: Date) =>
  defineStaffList({
    select: (db) => db.select().from(sessions).$dynamic(),
    id: sessions.id,
    orders: { newest: [desc, sessions.createdAt] },
    matching: ({ memberId }: OfMember) => eq(sessions.userId, memberId),
    toItem: ({ id, device, createdAt, lastUsedAt, revokedAt, expiresAt }): MemberSession => ({
      id,
      device,
      startedAt: createdAt.toISOString(),
      lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
      status: revokedAt !== null ? 'ENDED' : expiresAt <= now ? 'EXPIRED' : 'ACTIVE',
    }),
  });
