import { MergeEffects } from '@pgm/api/contract';
import * as z from 'zod';
import { StaffMember } from './staff-member.ts';
import type { TestApp } from './test-app.ts';
import { userId } from './tree.ts';

const Merged = z.object({ success: z.literal(true), data: MergeEffects });

/** Lets sample members log in with the password of the sample accounts. */
export async function openAccounts(app: TestApp, ...usernames: readonly string[]): Promise<void> {
  await app.sql(`update users set password_hash = (select password_hash from users where username = 'asha')
    where username in (${usernames.map((name) => `'${name}'`).join(', ')})`);
}

/** An administrator who merges accounts of sample members. */
export class Merger {
  readonly staff: StaffMember;
  constructor(staff: StaffMember) {
    this.staff = staff;
  }

  static async logIn(app: TestApp): Promise<Merger> {
    return new Merger(await StaffMember.logIn(app, 'admin'));
  }

  /** @param stays one of the two; absent: the server chooses */
  preview(one: string, other: string, stays?: string): Promise<Response> {
    const query = new URLSearchParams({
      otherId: userId(other),
      ...(stays !== undefined && { staysId: userId(stays) }),
    });
    return this.staff.get(`/api/admin/members/${userId(one)}/merge?${query}`);
  }

  /** @param into the account that stays */
  merge(ending: string, into: string, reason = 'The same person'): Promise<Response> {
    return this.staff.post(`/api/admin/members/${userId(ending)}/merge`, {
      otherId: userId(into),
      staysId: userId(into),
      reason,
    });
  }

  /** Merges two accounts, which must succeed. */
  async merged(ending: string, into: string): Promise<MergeEffects> {
    return Merged.parse(await (await this.merge(ending, into)).json()).data;
  }

  /** Previews a merge, which must be possible. */
  async previewed(one: string, other: string, stays?: string): Promise<MergeEffects> {
    return Merged.parse(await (await this.preview(one, other, stays)).json()).data;
  }
}
