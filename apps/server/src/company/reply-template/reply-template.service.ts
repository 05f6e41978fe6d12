import type {
  NewReplyTemplate,
  ReplyTemplateChange,
  createReplyTemplate,
  deleteReplyTemplate,
  restoreReplyTemplate,
  updateReplyTemplate,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { NO_IMAGES, RecordService } from '../../platform/record/record-service.ts';
import { replyTemplateKind } from './reply-template.repository.ts';

/** How staff edit the templates of replies. */
export class ReplyTemplateService {
  readonly #records;
  constructor(platform: Platform) {
    this.#records = new RecordService(platform, replyTemplateKind);
  }

  async create(actorId: string, template: NewReplyTemplate): Promise<Outcome<typeof createReplyTemplate>> {
    return this.#records.create(actorId, NO_IMAGES, () => template);
  }

  async update(
    actorId: string,
    id: string,
    { version, ...template }: ReplyTemplateChange,
  ): Promise<Outcome<typeof updateReplyTemplate>> {
    return this.#records.update(actorId, { id, version }, NO_IMAGES, () => template);
  }

  async remove(actorId: string, id: string): Promise<Outcome<typeof deleteReplyTemplate>> {
    return this.#records.remove(actorId, id);
  }

  async restore(actorId: string, id: string): Promise<Outcome<typeof restoreReplyTemplate>> {
    return this.#records.restore(actorId, id);
  }
}
