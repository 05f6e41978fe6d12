import {
  type Failure,
  type GrievanceKey,
  type GrievanceReplyForm,
  type GrievanceThread,
  type ProvenReplyForm,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import { BAD_KEY, isIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { PrivateFiles } from '../../platform/storage/private-files.ts';
import { type ReadFile, readAttachedFile } from '../../platform/storage/read-attached-file.ts';
import { saveEach } from '../../platform/storage/save-each.ts';
import type { GrievanceAccess } from './grievance-access.ts';
import type { GrievanceFiles } from './grievance-files.ts';
import type { GrievanceMessages } from './grievance-messages.ts';
import { type ThreadSide, toThread } from './grievance-thread.mapper.ts';
import type { GrievanceThreadRepository, NewReply, StoredFile } from './grievance-thread.repository.ts';
import { grievanceNumber } from './grievance-number.ts';
import { hasNumber, matchesPair } from './grievance.repository.ts';
import { grievances } from './grievance.schema.ts';

/** How many replies of senders come from one network address, and of one grievance or member of staff. */
export const REPLIES_PER_ADDRESS = { max: 30, windowSeconds: LIMIT_WINDOW_SECONDS };
export const REPLIES_PER_WRITER = { max: 20, windowSeconds: LIMIT_WINDOW_SECONDS };

interface ThreadParts {
  readonly repository: GrievanceThreadRepository;
  readonly access: GrievanceAccess;
  readonly messages: GrievanceMessages;
  readonly files: PrivateFiles;
  readonly addresses: GrievanceFiles;
  readonly background: Background;
  /** The counters of {@link REPLIES_PER_ADDRESS} and {@link REPLIES_PER_WRITER}. */
  readonly perAddress: RateLimiter;
  readonly perWriter: RateLimiter;
  readonly now: () => number;
}

/** From where and with which key a reply comes, and the address of the site. */
export interface ReplyOrigin {
  readonly key: string | undefined;
  readonly address: string;
  readonly origin: string;
}

type Shown<Code extends 'notFound' | 'conflict' | 'invalid' | 'tooLarge' = never> = Promise<
  Limited<{ success: true; data: GrievanceThread }, Code>
>;
type Replied = Shown<'notFound' | 'conflict' | 'invalid' | 'tooLarge'>;

/** The threads of grievances: what their senders and staff write to each other. */
export class GrievanceThreadService {
  readonly #parts: ThreadParts;
  constructor(parts: ThreadParts) {
    this.#parts = parts;
  }

  /** The thread for a person with both numbers of the grievance. */
  async show(wanted: GrievanceKey, address: string): Shown<'notFound'> {
    const found = await this.#findProven(wanted, address);
    return found.ok ? this.#read(found.value, 'COMPLAINANT') : found;
  }

  /** The thread for the member who sent the grievance. */
  async showOwn(
    userId: string,
    number: string,
  ): Promise<Result<{ success: true; data: GrievanceThread }, Failure<'notFound'>>> {
    const id = await this.#findOwnId(userId, number);
    return id === undefined ? NOT_FOUND : this.#read(id, 'COMPLAINANT');
  }

  /** The thread for staff. */
  async showToStaff(
    id: string,
  ): Promise<Result<{ success: true; data: GrievanceThread }, Failure<'notFound'>>> {
    return isId(id) ? this.#read(id, 'STAFF') : NOT_FOUND;
  }

  /** Whether the member sent a grievance with this number. */
  async findOwn(userId: string, number: string): Promise<Result<true, Failure<'notFound'>>> {
    return (await this.#findOwnId(userId, number)) === undefined ? NOT_FOUND : ok(true);
  }

  /** Whether there is a grievance, for staff. */
  async findForStaff(id: string): Promise<Result<true, Failure<'notFound'>>> {
    if (!isId(id)) return NOT_FOUND;
    const found = await this.#parts.repository.findId(eq(grievances.id, id));
    return found === undefined ? NOT_FOUND : ok(true);
  }

  /** Adds the reply of a person with both numbers. */
  async reply({ number, mobile, ...form }: ProvenReplyForm, from: ReplyOrigin): Replied {
    const found = await this.#findProven({ number, mobile }, from.address);
    return found.ok ? this.#add({ id: found.value, staffId: null, writer: found.value }, form, from) : found;
  }

  /** Adds the reply of the member who sent the grievance. */
  async replyToOwn(userId: string, number: string, form: GrievanceReplyForm, from: ReplyOrigin): Replied {
    const id = await this.#findOwnId(userId, number);
    return id === undefined ? NOT_FOUND : this.#add({ id, staffId: null, writer: id }, form, from);
  }

  /** Adds the reply of a member of staff. */
  respond(staffId: string, id: string, form: GrievanceReplyForm, from: ReplyOrigin): Replied {
    return this.#add({ id, staffId, writer: staffId }, form, from);
  }

  #findProven(wanted: GrievanceKey, address: string): Promise<Limited<string, 'notFound'>> {
    const { access, repository } = this.#parts;
    return access.open(wanted, address, (pair) => repository.findId(matchesPair(pair)));
  }

  #findOwnId(userId: string, number: string): Promise<string | undefined> {
    return this.#parts.repository.findId(and(hasNumber(number), eq(grievances.userId, userId)));
  }

  async #add(
    { id, staffId, writer }: { id: string; staffId: string | null; writer: string },
    { text, files }: GrievanceReplyForm,
    { key, address, origin }: ReplyOrigin,
  ): Replied {
    const { messages, now, perAddress, perWriter, repository } = this.#parts;
    if (!isIdempotencyKey(key)) return BAD_KEY;
    const tooMany =
      // Staff of one office share an address.
      (staffId === null ? await perAddress.count('grievance reply', address) : undefined) ??
      (await perWriter.count('grievance reply', writer));
    if (tooMany) return tooMany;
    const stored = await this.#store(files);
    if (!stored.ok) return stored;
    const at = new Date(now());
    const reply: NewReply = { grievanceId: id, staffId, text, files: stored.value, key, at };
    const added = await repository.add(reply, (tx, grievance) => {
      const number = grievanceNumber(grievance.serial, grievance.registeredAt);
      return messages.reportReply(tx, { ...grievance, number, origin, at });
    });
    // A reply that was sent twice has its files already.
    if (!added.ok || added.value === 'known') this.#forget(stored.value);
    if (!added.ok) return added;
    messages.send();
    return this.#read(id, staffId === null ? 'COMPLAINANT' : 'STAFF');
  }

  async #read(
    id: string,
    side: ThreadSide,
  ): Promise<Result<{ success: true; data: GrievanceThread }, Failure<'notFound'>>> {
    const { addresses, now, repository } = this.#parts;
    const found = await repository.find(id);
    if (!found) return NOT_FOUND;
    const { grievance, replies } = found;
    const toUrl = (fileId: string) => addresses.toUrl(fileId);
    const reader = { side, at: new Date(now()) };
    return ok({ success: true, data: await toThread(grievance, replies, reader, toUrl) });
  }

  /** Stores files; with one that is bad or cannot be stored, none stays. */
  async #store(sent: readonly File[]): Promise<Result<StoredFile[], Failure<'invalid' | 'tooLarge'>>> {
    const read: ReadFile[] = [];
    for (const file of sent) {
      const one = await readAttachedFile(file, 'files');
      if (!one.ok) return one;
      read.push(one.value);
    }
    const { files } = this.#parts;
    const save = async ({ name, type, bytes }: ReadFile) => ({
      name,
      type,
      size: bytes.length,
      storageKey: await files.save(bytes),
    });
    return ok(await saveEach(read, save, ({ storageKey }) => files.remove(storageKey)));
  }

  #forget(stored: readonly StoredFile[]): void {
    const { background, files } = this.#parts;
    for (const { storageKey } of stored)
      background.run('delete a file of a grievance', () => files.remove(storageKey));
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
