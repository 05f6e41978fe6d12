import { type Failure, MAX_LEVELS, MAX_VISITED, type Result, fail, ok } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import type { NodeRow } from './associate.schema.ts';
import type { TeamMemberPage } from './team-levels.ts';
import { TreeRepository } from './tree.repository.ts';

/**
 * Finds associates that the caller may see: admins see all, members see themselves, those below and those above.
 */
export class TreeAccess {
  readonly #repository: TreeRepository;
  constructor(repository: TreeRepository) {
    this.#repository = repository;
  }

  /** The caller's own place in the tree. */
  async own(caller: Caller): Promise<Result<NodeRow, Failure<'notFound'>>> {
    const own = await this.#repository.find(caller.id);
    return own ? ok(own) : fail({ code: 'notFound', message: 'This account is not an associate.' });
  }

  /** The caller or an associate below. @param ref the id of the associate or of the user */
  teamMembers(caller: Caller, ref: string): Promise<Result<NodeRow, Failure<'notFound'>>> {
    return this.#find(caller, ref, (row, own) => this.#repository.isBelow(row.id, own.id));
  }

  /** The caller, or an associate below or above. @param ref the id of the associate or of the user */
  line(caller: Caller, ref: string): Promise<Result<NodeRow, Failure<'notFound'>>> {
    return this.#find(
      caller,
      ref,
      async (row, own) =>
        (await this.#repository.isBelow(row.id, own.id)) || this.#repository.isBelow(own.id, row.id),
    );
  }

  /** A page of those below an associate, level by level; a failure beyond what a list of a downline reaches. */
  async below(
    root: NodeRow,
    page: PageRequest,
    level?: number,
  ): Promise<Result<TeamMemberPage, Failure<'invalid'>>> {
    const read = await this.#repository.teamMembers(root, page, level);
    return read ? ok(read) : TOO_FAR;
  }

  async #find(
    caller: Caller,
    ref: string,
    maySee: (row: NodeRow, own: NodeRow) => Promise<boolean>,
  ): Promise<Result<NodeRow, Failure<'notFound'>>> {
    const row = isId(ref) ? await this.#repository.find(ref) : undefined;
    if (!row) return NOT_FOUND;
    if (row.userId === caller.id || caller.roles.includes('ADMIN')) return ok(row);
    const own = await this.#repository.find(caller.id);
    return own && (await maySee(row, own)) ? ok(row) : NOT_FOUND;
  }
}

/** The access to the tree for a resource that only reads it. */
export function treeAccess(db: Database): TreeAccess {
  return new TreeAccess(new TreeRepository(db));
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const TOO_FAR = fail({
  code: 'invalid' as const,
  message: `This list shows only the nearest ${MAX_VISITED} associates in ${MAX_LEVELS} levels. Open an associate further down, or search.`,
});
