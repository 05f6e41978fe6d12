import type { Contact, NewContact } from '@pgm/api/contract';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { contacts } from './contact.schema.ts';

/** SQL over leads. */
export class ContactRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(lead: NewContact, at: number): Promise<Contact> {
    const row = { ...lead, id: newId(), createdAt: new Date(at) };
    await this.#db.insert(contacts).values(row);
    return { ...row, createdAt: row.createdAt.toISOString() };
  }
}
