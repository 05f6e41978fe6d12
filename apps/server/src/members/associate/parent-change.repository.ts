import type { ParentChange, ParentChangePreview, Result } from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { associates, isRef } from './associate.schema.ts';
import {
  type Change,
  type ParentFailure,
  type WantedParent,
  changeParent,
  previewParent,
} from './parent-change.transactions.ts';

/** SQL over changes of parents. */
export class ParentChangeRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether the associate exists. @param ref the id of the associate or of the user */
  async has(ref: string): Promise<boolean> {
    return (await this.#db.$count(associates, isRef(ref))) > 0;
  }

  /** The effect that a change would have on the current tree. */
  preview(wanted: WantedParent): Promise<Result<ParentChangePreview, ParentFailure>> {
    return this.#db.transaction((tx) => previewParent(tx, wanted), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }

  change(change: Change): Promise<Result<ParentChange, ParentFailure>> {
    return attempt(this.#db, (tx) => changeParent(tx, change));
  }
}
