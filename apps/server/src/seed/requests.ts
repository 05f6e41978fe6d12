import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { associates } from '../members/associate/associate.schema.ts';
import { memberRequests } from '../members/member-request/member-request.schema.ts';
import { notify } from '../auth/notification/notification.transactions.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';
import { users } from '../auth/user/user.schema.ts';

/** Gives the sample member asha an approved member request when there are none. The local profile only. */
export async function seedMemberRequests(db: Database, now: number): Promise<void> {
  if ((await db.$count(memberRequests)) > 0 || (await db.$count(users, eq(users.id, ASHA))) === 0) return;
  const at = new Date(now - 18 * DAY_MS);
  await db.transaction(async (tx) => {
    await tx.insert(memberRequests).values({
      id: sampleId('request/asha/name'),
      userId: ASHA,
      kind: 'PROFILE_CORRECTION',
      status: 'APPROVED',
      field: 'LAST_NAME',
      text: 'Mishra',
      createdAt: new Date(now - 20 * DAY_MS),
      decidedAt: at,
      note: 'Thank you for the copy of your card.',
    });
    await notify(tx, {
      userId: ASHA,
      kind: 'REQUEST',
      text: NOTIFICATION_TEXTS.correctionApproved,
      link: '/manage/requests',
      at,
    });
  });
}

/** Gives the sample member suresh a request for another sponsor when there is none. The local profile only. */
export async function seedParentChangeRequest(db: Database, now: number): Promise<void> {
  const id = sampleId('request/suresh/parent');
  if ((await db.$count(memberRequests, eq(memberRequests.id, id))) > 0) return;
  const [sponsor] = await db
    .select({ sponsorId: associates.id, referralCode: associates.referralCode })
    .from(associates)
    .where(eq(associates.id, sampleId('associate/imran')));
  if (!sponsor) return;
  await db.insert(memberRequests).values({
    ...sponsor,
    id,
    userId: sampleId('user/suresh'),
    kind: 'PARENT_CHANGE',
    text: 'Imran lives in my town and trains me.',
    createdAt: new Date(now - 2 * DAY_MS),
  });
}

const DAY_MS = 86_400_000;
const ASHA = sampleId('user/asha');
