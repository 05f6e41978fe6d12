import {
  type BodyOf,
  type Language,
  type QueryOf,
  type countNewNotices,
  type getNoticeChoices,
  type listStaffNotices,
  ok,
  type setNoticeChoices,
} from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import { NoticeRepository, type ReaderChoices, noticeList } from './notice.repository.ts';
import { visibleKinds } from './visible-kinds.ts';

/** The notices to staff; each staff member has their own mark of what is read, and their own choices. */
export class NoticeService {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #repository: NoticeRepository;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#repository = new NoticeRepository(db);
  }

  async list(
    caller: Caller,
    query: QueryOf<typeof listStaffNotices>,
  ): Promise<Outcome<typeof listStaffNotices>> {
    const choices = await this.#repository.choices(caller.id);
    const rung = rungKinds(caller, choices);
    const { value } = await staffPage(this.#db, noticeList, {
      ...query,
      visible: visibleKinds(caller),
    });
    const { readUpTo } = choices;
    const data = value.data.map((notice) => ({
      ...notice,
      isNew: rung.includes(notice.kind) && (readUpTo === null || new Date(notice.createdAt) > readUpTo),
    }));
    return ok({ ...value, data });
  }

  async countNew(caller: Caller): Promise<Outcome<typeof countNewNotices>> {
    const choices = await this.#repository.choices(caller.id);
    const count = await this.#repository.countNew(rungKinds(caller, choices), choices.readUpTo);
    return ok({ success: true, data: { count } });
  }

  /** The mark is not set into the future, because it would hide what is yet to come. */
  async read(caller: Caller, upTo: string): Promise<Outcome<typeof countNewNotices>> {
    const at = Math.min(new Date(upTo).getTime(), this.#now());
    await this.#repository.read(caller.id, new Date(at));
    return this.countNew(caller);
  }

  async choices({ id }: Caller): Promise<Outcome<typeof getNoticeChoices>> {
    const { bellOff, mail } = await this.#repository.choices(id);
    return ok({ success: true, data: { bellOff, mail } });
  }

  async setChoices(
    caller: Caller,
    changes: BodyOf<typeof setNoticeChoices>,
    language: Language,
  ): Promise<Outcome<typeof getNoticeChoices>> {
    await this.#repository.setChoices(caller.id, changes, language);
    return this.choices(caller);
  }
}

/** The kinds that the bell of a caller counts. */
function rungKinds(caller: Caller, { bellOff }: ReaderChoices) {
  return visibleKinds(caller).filter((kind) => !bellOff.includes(kind));
}
