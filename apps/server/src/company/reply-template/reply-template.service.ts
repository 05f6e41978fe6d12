import {
  type NewReplyTemplate,
  type ReplyTemplateChange,
  type createReplyTemplate,
  type deleteReplyTemplate,
  fail,
  ok,
  type restoreReplyTemplate,
  type updateReplyTemplate,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { createRecord, toSaved, updateRecord } from '../../platform/record/record-editing.ts';
import { replyTemplateKind } from './reply-template.repository.ts';

/** How staff edit the templates of replies. */
export class ReplyTemplateService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  async create(actorId: string, template: NewReplyTemplate): Promise<Outcome<typeof createReplyTemplate>> {
    const { db } = this.#platform;
    const created = await createRecord(db, replyTemplateKind, template, this.#editor(actorId));
    if (!created.ok) return created;
    return ok({ success: true, data: await replyTemplateKind.find(db, created.value.after.id) });
  }

  async update(
    actorId: string,
    id: string,
    { version, ...template }: ReplyTemplateChange,
  ): Promise<Outcome<typeof updateReplyTemplate>> {
    const { db } = this.#platform;
    const target = { id, version };
    const changed = await updateRecord(db, replyTemplateKind, target, () => template, this.#editor(actorId));
    return toSaved(db, replyTemplateKind, id, changed);
  }

  async remove(actorId: string, id: string): Promise<Outcome<typeof deleteReplyTemplate>> {
    return (await this.#setDeleted(actorId, id, true)) ? ok({ success: true }) : NOT_FOUND;
  }

  async restore(actorId: string, id: string): Promise<Outcome<typeof restoreReplyTemplate>> {
    if (!(await this.#setDeleted(actorId, id, false))) return NOT_FOUND;
    return ok({ success: true, data: await replyTemplateKind.find(this.#platform.db, id) });
  }

  async #setDeleted(actorId: string, id: string, isDeleted: boolean): Promise<boolean> {
    const { db } = this.#platform;
    const changed = await updateRecord(
      db,
      replyTemplateKind,
      { id },
      () => ({ isDeleted }),
      this.#editor(actorId),
    );
    return changed.ok;
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#platform.now()) };
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: replyTemplateKind.notFound });
