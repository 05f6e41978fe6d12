import {
  type Failure,
  type MergeEffects,
  type MergeForm,
  type QueryOf,
  type Result,
  fail,
  type mergeAccounts,
  ok,
  type previewMerge,
} from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { mergePair } from './account-merge.transactions.ts';

/** Two accounts that an administrator names: the one in the address, and the other one. */
type NamedPair = QueryOf<typeof previewMerge>;

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Member not found' });

/** Merges accounts of one person, for administrators. */
export class AccountMergeService {
  readonly #db: Database;
  readonly #now: () => number;
  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** What a merge would do: the merge itself, which is rolled back, so that both always say the same. */
  async preview(actorId: string, id: string, named: NamedPair): Promise<Outcome<typeof previewMerge>> {
    const wanted = toWanted(id, named);
    if (!wanted) return NOT_FOUND;
    const tried = await attempt(this.#db, async (tx): Promise<Result<never, Merged>> => {
      return fail(await mergePair(tx, { ...wanted, reason: '', editor: this.#editor(actorId) }));
    });
    const merged = tried.ok ? tried : tried.failure;
    return merged.ok ? ok({ success: true, data: merged.value }) : merged;
  }

  async merge(
    actorId: string,
    id: string,
    { reason, ...named }: MergeForm,
  ): Promise<Outcome<typeof mergeAccounts>> {
    const wanted = toWanted(id, named);
    if (!wanted) return NOT_FOUND;
    const merged = await attempt(this.#db, (tx) =>
      mergePair(tx, { ...wanted, reason, editor: this.#editor(actorId) }),
    );
    return merged.ok ? ok({ success: true, data: merged.value }) : merged;
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#now()) };
  }
}

/** What a merge has done, or why it is not possible. A preview carries it in a failure, which rolls the merge back. */
type Merged = Result<MergeEffects, Failure<'notFound' | 'conflict'>>;

/** Undefined unless the account that stays is one of the two. Ids are the same in capitals. */
function toWanted(ref: string, { otherId, staysId }: NamedPair) {
  const [id, other, stays] = [ref.toLowerCase(), otherId.toLowerCase(), staysId?.toLowerCase()];
  if (!isId(id) || (stays !== undefined && stays !== id && stays !== other)) return undefined;
  return { ids: [id, other] as const, staysId: stays };
}
