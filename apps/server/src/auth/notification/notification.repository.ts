import type { Notification } from '@pgm/api/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { notifications } from './notification.schema.ts';

/** The owner and the page of the notifications. */
export interface NotificationFilter {
  readonly userId: string;
  readonly page: PageRequest;
}

/** The SQL of notifications. */
export class NotificationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The notifications, newest first. */
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

  /** The number of notifications on all pages. */
  count({ userId }: NotificationFilter): Promise<number> {
    return this.#db.$count(notifications, eq(notifications.userId, userId));
  }

  countUnread(userId: string): Promise<number> {
    return this.#db.$count(notifications, toUnread(userId));
  }

  /** Marks a notification as read; false when the member does not have it. */
  async read(userId: string, id: string, at: Date): Promise<boolean> {
    const isTheirs = and(eq(notifications.id, id), eq(notifications.userId, userId));
    await this.#db
      .update(notifications)
      .set({ readAt: at })
      .where(and(isTheirs, isNull(notifications.readAt)));
    return (await this.#db.$count(notifications, isTheirs)) > 0;
  }

  async readAll(userId: string, at: Date): Promise<void> {
    await this.#db.update(notifications).set({ readAt: at }).where(toUnread(userId));
  }
}

function toUnread(userId: string) {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt));
}
