import { Contact, type NewContact } from '@pgm/api/contract';
import { desc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { type PageRequest, containing } from '../platform/paging.ts';
import { contacts } from './contact.schema.ts';

/** What narrows the list of leads. */
export interface ContactFilter {
  /** Found in name, mobile number or mail address. */
  readonly search: string | undefined;
  readonly page: PageRequest;
}

/** SQL over leads. */
export class ContactRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a lead; undefined, and nothing stored, when another one came with this key before. */
  async insert(lead: NewContact, at: number, key?: string): Promise<Contact | undefined> {
    const [row] = await this.#db
      .insert(contacts)
      .values({ ...lead, id: newId(), createdAt: new Date(at), idempotencyKey: key ?? null })
      .onConflictDoNothing({ target: contacts.idempotencyKey })
      .returning();
    return row && contactOf(row);
  }

  /** The lead that came with a key. */
  async findByKey(key: string): Promise<Contact | undefined> {
    const [row] = await this.#db.select().from(contacts).where(eq(contacts.idempotencyKey, key));
    return row && contactOf(row);
  }

  /** A page of leads, the newest first. */
  async list(filter: ContactFilter): Promise<Contact[]> {
    const rows = await this.#db
      .select()
      .from(contacts)
      .where(matching(filter))
      .orderBy(desc(contacts.createdAt), desc(contacts.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(contactOf);
  }

  count(filter: ContactFilter): Promise<number> {
    return this.#db.$count(contacts, matching(filter));
  }
}

function matching({ search }: ContactFilter) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(contacts.name, pattern), ilike(contacts.mobile, pattern), ilike(contacts.email, pattern));
}

function contactOf(row: typeof contacts.$inferSelect): Contact {
  return Contact.parse({ ...row, createdAt: row.createdAt.toISOString() });
}
