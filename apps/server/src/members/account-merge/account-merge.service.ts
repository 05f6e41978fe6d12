import {
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
    const found: MergeEffects[] = [];
    const rejected = await attempt(this.#db, async (tx): Promise<Result<never, MergeRejection>> => {
      const merged = await mergePair(tx, { ...wanted, reason: '', editor: this.#editor(actorId) });
      if (!merged.ok) return merged;
      found.push(merged.value);
      return ROLLED_BACK;
    });
    const [effects] = found;
    if (effects) return ok({ success: true, data: effects });
    return rejected;
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

type MergeRejection = { readonly code: 'notFound' | 'conflict'; readonly message: string };

const ROLLED_BACK = fail({ code: 'conflict' as const, message: 'Something went wrong.' });

/** Undefined unless the account that stays is one of the two. Ids are the same in capitals. */
function toWanted(ref: string, { otherId, staysId }: NamedPair) {
  const [id, other, stays] = [ref.toLowerCase(), otherId.toLowerCase(), staysId?.toLowerCase()];
  if (!isId(id) || (stays !== undefined && stays !== id && stays !== other)) return undefined;
  return { ids: [id, other] as const, staysId: stays };
}
