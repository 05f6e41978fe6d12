import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/periodic.ts';
import type { Platform } from '../platform.ts';
import { secretUses } from './secret-use.schema.ts';

/** The job that notes which secret this process signs with, so that its end is known when it is replaced. */
export function secretUseJob({ db, now, secrets }: Pick<Platform, 'db' | 'now' | 'secrets'>): Job {
  return {
    name: 'note the secret in use',
    run: async () => {
      const at = new Date(now());
      await db
        .insert(secretUses)
        .values({ secretId: secrets.id, firstUsedAt: at, lastUsedAt: at })
        .onConflictDoUpdate({
          target: secretUses.secretId,
          set: { lastUsedAt: sql`greatest(${secretUses.lastUsedAt}, excluded.last_used_at)` },
        });
    },
  };
}

/** When a secret was first and last used; undefined when no process has noted it. */
export async function findSecretUse(
  db: Database,
  secretId: string,
): Promise<typeof secretUses.$inferSelect | undefined> {
  const [use] = await db.select().from(secretUses).where(eq(secretUses.secretId, secretId));
  return use;
}
