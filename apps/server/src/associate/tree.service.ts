import {
  type AnswerOf,
  MOST_LEVELS,
  MOST_WALKED,
  type QueryOf,
  type Result,
  fail,
  type getTree,
  type listDownline,
  type listReferred,
  type listUpline,
  ok,
} from '@pgm/api/contract';
import type { Caller } from '../platform/authentication/caller.ts';
import { pageOf, paginationOf } from '../platform/paging.ts';
import type { TreeAccess } from './tree-access.ts';
import { treeNode, treePerson } from './tree-node.ts';
import type { TreeRepository } from './tree.repository.ts';

/** What associates may see of the tree. */
export class TreeService {
  readonly #repository: TreeRepository;
  readonly #access: TreeAccess;

  constructor(repository: TreeRepository, access: TreeAccess) {
    this.#repository = repository;
    this.#access = access;
  }

  async tree(
    caller: Caller,
    id: string,
    query: QueryOf<typeof getTree>,
  ): Promise<Result<AnswerOf<typeof getTree>>> {
    const found = await this.#access.downline(caller, id);
    if (!found.ok) return found;
    const page = pageOf(query);
    const children = await this.#repository.directs(found.value.id, page, 'oldest');
    return ok({
      success: true,
      data: {
        node: treeNode({ ...found.value, level: 0 }, caller),
        children: children.map((row) => treeNode({ ...row, level: 1 }, caller)),
      },
      pagination: paginationOf(page, found.value.directCount),
    });
  }

  async downline(
    caller: Caller,
    id: string,
    { level, search, ...query }: QueryOf<typeof listDownline>,
  ): Promise<Result<AnswerOf<typeof listDownline>>> {
    const found = await this.#access.downline(caller, id);
    if (!found.ok) return found;
    const page = pageOf(query);
    const read = search
      ? await this.#repository.search(found.value, search, page, level)
      : await this.#repository.downline(found.value, page, level);
    if (!read) return TOO_FAR;
    return ok({
      success: true,
      data: read.rows.map((row) => treeNode(row, caller)),
      pagination: paginationOf(page, read.total),
      isComplete: read.isComplete,
    });
  }

  async upline(
    caller: Caller,
    id: string,
    query: QueryOf<typeof listUpline>,
  ): Promise<Result<AnswerOf<typeof listUpline>>> {
    const found = await this.#access.line(caller, id);
    if (!found.ok) return found;
    const page = pageOf(query);
    const rows = await this.#repository.upline(found.value.id, page);
    return ok({
      success: true,
      data: rows.map((row) => treePerson(row, caller)),
      pagination: paginationOf(page, await this.#repository.countUpline(found.value.id)),
    });
  }

  async referred(
    caller: Caller,
    query: QueryOf<typeof listReferred>,
  ): Promise<Result<AnswerOf<typeof listReferred>>> {
    const own = await this.#access.own(caller);
    if (!own.ok) return own;
    const page = pageOf(query);
    const rows = await this.#repository.directs(own.value.id, page, 'newest');
    return ok({
      success: true,
      data: rows.map((row) => treeNode({ ...row, level: 1 }, caller)),
      pagination: paginationOf(page, own.value.directCount),
    });
  }
}

const TOO_FAR = fail({
  code: 'invalid' as const,
  message: `Only the nearest ${MOST_WALKED} associates in ${MOST_LEVELS} levels can be listed. Open somebody further down, or search.`,
});
