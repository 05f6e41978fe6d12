import {
  type Failure,
  type NewParent,
  type Result,
  type changeParent,
  fail,
  ok,
  type previewParentChange,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { ParentChangeRepository } from './parent-change.repository.ts';

/** Changes the parents of associates, for admins. */
export class ParentChangeService {
  readonly #repository: ParentChangeRepository;
  readonly #now: () => number;

  constructor(repository: ParentChangeRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  /** Fails with not found unless the associate exists. @param ref the id of the associate or of the user */
  async find(ref: string): Promise<Result<true, Failure<'notFound'>>> {
    return isId(ref) && (await this.#repository.has(ref)) ? ok(true) : NOT_FOUND;
  }

  /** The effect that a change would have. */
  async preview(ref: string, parent: NewParent): Promise<Outcome<typeof previewParentChange>> {
    const result = await this.#repository.preview({ ref, ...parent });
    return result.ok ? ok({ success: true, data: result.value }) : result;
  }

  /** Changes the parent. @param actorId the account that makes the change */
  async change(ref: string, parent: NewParent, actorId: string): Promise<Outcome<typeof changeParent>> {
    const at = new Date(this.#now());
    const result = await this.#repository.change({ ref, ...parent, actorId, at });
    return result.ok ? ok({ success: true, data: result.value }) : result;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
