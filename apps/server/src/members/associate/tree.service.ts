import {
  type QueryOf,
  TREE_PAGE,
  type getTree,
  type listTeamMembers,
  type listReferred,
  type listUpline,
  ok,
} from '@pgm/api/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { type PageRequest, toPage, toPagination } from '../../platform/http/paging.ts';
import type { TreeAccess } from './tree-access.transactions.ts';
import { treeNode, treePerson } from './tree-node.ts';
import type { TreeRepository } from './tree.repository.ts';

/** The parts of the tree that associates may see. */
export class TreeService {
  readonly #repository: TreeRepository;
  readonly #access: TreeAccess;

  constructor(repository: TreeRepository, access: TreeAccess) {
    this.#repository = repository;
    this.#access = access;
  }

  async tree(caller: Caller, id: string, query: QueryOf<typeof getTree>): Promise<Outcome<typeof getTree>> {
    const found = await this.#access.teamMembers(caller, id);
    if (!found.ok) return found;
    const page = toPage(query, TREE_PAGE);
    const children = await this.#repository.directs(found.value.id, page, 'oldest');
    return ok({
      success: true,
      data: {
        node: treeNode({ ...found.value, level: 0 }, caller),
        children: children.map((row) => treeNode({ ...row, level: 1 }, caller)),
      },
      ...toPlace(page, found.value.directCount),
    });
  }

  async teamMembers(
    caller: Caller,
    id: string,
    { level, search, ...query }: QueryOf<typeof listTeamMembers>,
  ): Promise<Outcome<typeof listTeamMembers>> {
    const found = await this.#access.teamMembers(caller, id);
    if (!found.ok) return found;
    const page = toPage(query, TREE_PAGE);
    const read = search
      ? ok(await this.#repository.search(found.value, search, page, level))
      : await this.#access.below(found.value, page, level);
    if (!read.ok) return read;
    const { rows, total, isComplete } = read.value;
    return ok({
      success: true,
      data: rows.map((row) => treeNode(row, caller)),
      ...toPlace(page, total),
      isComplete,
    });
  }

  async upline(
    caller: Caller,
    id: string,
    query: QueryOf<typeof listUpline>,
  ): Promise<Outcome<typeof listUpline>> {
    const found = await this.#access.line(caller, id);
    if (!found.ok) return found;
    const page = toPage(query, TREE_PAGE);
    const rows = await this.#repository.upline(found.value.id, page);
    return ok({
      success: true,
      data: rows.map((row) => treePerson(row, caller)),
      ...toPlace(page, await this.#repository.countUpline(found.value.id)),
    });
  }

  async referred(caller: Caller, query: QueryOf<typeof listReferred>): Promise<Outcome<typeof listReferred>> {
    const own = await this.#access.own(caller);
    if (!own.ok) return own;
    const page = toPage(query, TREE_PAGE);
    const rows = await this.#repository.directs(own.value.id, page, 'newest');
    return ok({
      success: true,
      data: rows.map((row) => treeNode({ ...row, level: 1 }, caller)),
      ...toPlace(page, own.value.directCount),
    });
  }
}

/** How many associates there are on all pages, and which page this is. */
function toPlace(page: PageRequest, total: number) {
  return { total, pagination: toPagination(page, total) };
}
