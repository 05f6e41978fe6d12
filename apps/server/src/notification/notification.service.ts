import {
  type AnswerOf,
  type QueryOf,
  type Result,
  type countUnreadNotifications,
  fail,
  type listNotifications,
  ok,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import { answerList, pageOf } from '../platform/paging.ts';
import type { NotificationRepository } from './notification.repository.ts';

type Unread = AnswerOf<typeof countUnreadNotifications>;

/** What members are told of; each sees their own only. */
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
  ): Promise<Result<AnswerOf<typeof listNotifications>>> {
    const { value } = await answerList(this.#repository, { userId, page: pageOf(query) });
    return ok({ ...value, unread: await this.#repository.countUnread(userId) });
  }

  async countUnread(userId: string): Promise<Result<Unread>> {
    return ok({ success: true, data: { unread: await this.#repository.countUnread(userId) } });
  }

  async read(userId: string, id: string): Promise<Result<Unread>> {
    const isTheirs = isId(id) && (await this.#repository.read(userId, id, new Date(this.#now())));
    return isTheirs ? this.countUnread(userId) : NOT_FOUND;
  }

  async readAll(userId: string): Promise<Result<Unread>> {
    await this.#repository.readAll(userId, new Date(this.#now()));
    return this.countUnread(userId);
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
