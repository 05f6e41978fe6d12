import {
  type NewAssociate,
  type PaperAssociate,
  type QueryOf,
  type createAssociate,
  fail,
  type getAssociate,
  type listAssociates,
  ok,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import { toAssociate } from './associate.mapper.ts';
import type { AssociateRepository } from './associate.repository.ts';
import { placeAssociate } from './place-associate.transactions.ts';
import { MAX_FOUND, type StaffAssociateRepository } from './staff-associate.repository.ts';

interface StaffAssociateParts {
  readonly repository: AssociateRepository;
  readonly lists: StaffAssociateRepository;
  readonly now: () => number;
}

/** Associates as staff add them and admins list them. */
export class StaffAssociateService {
  readonly #parts: StaffAssociateParts;
  constructor(parts: StaffAssociateParts) {
    this.#parts = parts;
  }

  async list(caller: Caller, query: QueryOf<typeof listAssociates>): Promise<Outcome<typeof listAssociates>> {
    const { lists } = this.#parts;
    const found = await lists.countFound(query);
    return paged(
      {
        list: (filter) => lists.list(filter, found, caller, this.#at()),
        count: async (filter) => found ?? lists.count(filter),
        ...(found !== undefined && { maxCount: MAX_FOUND }),
      },
      query,
    );
  }

  async get(caller: Caller, ref: string): Promise<Outcome<typeof getAssociate>> {
    const associate = isId(ref) ? await this.#parts.lists.find(ref, caller, this.#at()) : undefined;
    return associate ? ok({ success: true, data: associate }) : NOT_FOUND;
  }

  async create(
    caller: Caller,
    wanted: NewAssociate | PaperAssociate,
  ): Promise<Outcome<typeof createAssociate>> {
    const { repository } = this.#parts;
    const editor = { actorId: caller.id, at: this.#at() };
    const created = await repository.adding((tx) => placeAssociate(tx, wanted, editor));
    if (!created.ok) return created;
    const row = await repository.find(created.value);
    if (!row) throw new Error('the associate was not inserted');
    return ok({ success: true, data: toAssociate(row) });
  }

  #at(): Date {
    return new Date(this.#parts.now());
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
