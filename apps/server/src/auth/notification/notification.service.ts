import {
  type QueryOf,
  type countUnreadNotifications,
  fail,
  type listNotifications,
  ok,
  type readNotification,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { NotificationRepository } from './notification.repository.ts';

/** The notifications of members; members see only their own. */
export class NotificationService {
  readonly #repository: NotificationRepository;
  readonly #now: () => number;

  constructor(repository: NotificationRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  async list(
    userId: string,
    query: QueryOf<typeof listNotifications>,
  ): Promise<Outcome<typeof listNotifications>> {
    const { value } = await paged(this.#repository, { ...query, userId });
    return ok({ ...value, unread: await this.#repository.countUnread(userId) });
  }

  async countUnread(userId: string): Promise<Outcome<typeof countUnreadNotifications>> {
    return ok({ success: true, data: { unread: await this.#repository.countUnread(userId) } });
  }

  async read(userId: string, id: string): Promise<Outcome<typeof readNotification>> {
    const isTheirs = isId(id) && (await this.#repository.read(userId, id, new Date(this.#now())));
    return isTheirs ? this.countUnread(userId) : NOT_FOUND;
  }

  async readAll(userId: string): Promise<Outcome<typeof countUnreadNotifications>> {
    await this.#repository.readAll(userId, new Date(this.#now()));
    return this.countUnread(userId);
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
