import type { Notification } from '@pgm/api/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { notifications } from './notification.schema.ts';

/** Whose notifications, and which page of them. */
export interface NotificationFilter {
  readonly userId: string;
  readonly page: PageRequest;
}

/** SQL over notifications. */
export class NotificationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest first. */
  async list({ userId, page }: NotificationFilter): Promise<Notification[]> {
    const rows = await this.#db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(({ id, kind, text, values, link, readAt, createdAt }) => ({
      id,
      kind,
      text,
      values,
      link,
      readAt: readAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }));
  }

  /** How many there are in all, whatever the page. */
  count({ userId }: NotificationFilter): Promise<number> {
    return this.#db.$count(notifications, eq(notifications.userId, userId));
  }

  countUnread(userId: string): Promise<number> {
    return this.#db.$count(notifications, unreadOf(userId));
  }

  /** Whether a member has this notification; it is read from then on. */
  async read(userId: string, id: string, at: Date): Promise<boolean> {
    const isTheirs = and(eq(notifications.id, id), eq(notifications.userId, userId));
    await this.#db
      .update(notifications)
      .set({ readAt: at })
      .where(and(isTheirs, isNull(notifications.readAt)));
    return (await this.#db.$count(notifications, isTheirs)) > 0;
  }

  async readAll(userId: string, at: Date): Promise<void> {
    await this.#db.update(notifications).set({ readAt: at }).where(unreadOf(userId));
  }
}

function unreadOf(userId: string) {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt));
}
