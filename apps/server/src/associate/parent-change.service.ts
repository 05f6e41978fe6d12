import {
  type AnswerOf,
  type NewParent,
  type Result,
  type changeParent,
  fail,
  ok,
  type previewParentChange,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import type { ParentChangeRepository } from './parent-change.repository.ts';

/** Gives associates other parents, for admins. */
export class ParentChangeService {
  readonly #repository: ParentChangeRepository;
  readonly #now: () => number;

  constructor(repository: ParentChangeRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  /** Not found, unless there is such an associate. @param ref the id of the associate or of the user */
  async find(ref: string): Promise<Result<true>> {
    return isId(ref) && (await this.#repository.has(ref)) ? ok(true) : NOT_FOUND;
  }

  /** What a change would do. */
  async preview(ref: string, parent: NewParent): Promise<Result<AnswerOf<typeof previewParentChange>>> {
    const result = await this.#repository.preview({ ref, ...parent });
    return result.ok ? ok({ success: true, data: result.value }) : result;
  }

  /** Changes the parent. @param actorId the account that does it */
  async change(
    ref: string,
    parent: NewParent,
    actorId: string,
  ): Promise<Result<AnswerOf<typeof changeParent>>> {
    const at = new Date(this.#now());
    const result = await this.#repository.change({ ref, ...parent, actorId, at });
    return result.ok ? ok({ success: true, data: result.value }) : result;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
