import { type Result, fail, ok } from '@pgm/api/contract';
import type { Caller } from '../platform/authentication/caller.ts';
import { isId } from '../platform/id.ts';
import type { NodeRow } from './node-row.ts';
import type { TreeRepository } from './tree.repository.ts';

/** Finds associates for whom may see them: admins anybody, members themselves, those below and those above. */
export class TreeAccess {
  readonly #repository: TreeRepository;
  constructor(repository: TreeRepository) {
    this.#repository = repository;
  }

  /** The caller's own place. */
  async own(caller: Caller): Promise<Result<NodeRow>> {
    const own = await this.#repository.find(caller.id);
    return own ? ok(own) : fail({ code: 'notFound', message: 'This account is no associate.' });
  }

  /** The caller or somebody below. @param ref the id of the associate or of the user */
  downline(caller: Caller, ref: string): Promise<Result<NodeRow>> {
    return this.#find(caller, ref, (row, own) => this.#repository.isBelow(row.id, own.id));
  }

  /** The caller, or somebody below or above. @param ref the id of the associate or of the user */
  line(caller: Caller, ref: string): Promise<Result<NodeRow>> {
    return this.#find(
      caller,
      ref,
      async (row, own) =>
        (await this.#repository.isBelow(row.id, own.id)) || this.#repository.isBelow(own.id, row.id),
    );
  }

  async #find(
    caller: Caller,
    ref: string,
    maySee: (row: NodeRow, own: NodeRow) => Promise<boolean>,
  ): Promise<Result<NodeRow>> {
    const row = isId(ref) ? await this.#repository.find(ref) : undefined;
    if (!row) return NOT_FOUND;
    if (row.userId === caller.id || caller.roles.includes('ADMIN')) return ok(row);
    const own = await this.#repository.find(caller.id);
    return own && (await maySee(row, own)) ? ok(row) : NOT_FOUND;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
