import type { ParentChange, ParentChangePreview, Result } from '@pgm/api/contract';
import { attempt } from '../platform/database/attempt.ts';
import type { Database } from '../platform/database/database.ts';
import { associates } from './associate.schema.ts';
import { type Change, type WantedParent, changeParent, previewParent } from './change-parent.ts';
import { isRef } from './is-ref.ts';

/** SQL over changes of parents. */
export class ParentChangeRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether there is such an associate. @param ref the id of the associate or of the user */
  async has(ref: string): Promise<boolean> {
    return (await this.#db.$count(associates, isRef(ref))) > 0;
  }

  /** What a change would do to the tree as it stands at one moment. */
  preview(wanted: WantedParent): Promise<Result<ParentChangePreview>> {
    return this.#db.transaction((tx) => previewParent(tx, wanted), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }

  change(change: Change): Promise<Result<ParentChange>> {
    return attempt(this.#db, (tx) => changeParent(tx, change));
  }
}
