import {
  type BlockForm,
  type Failure,
  type Result,
  type blockMember,
  type endMemberSessions,
  fail,
  type getMember,
  type MemberFactsChange,
  ok,
  type setMemberFacts,
  type unblockMember,
} from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { attempt } from '../../platform/database/attempt.ts';
import {
  type ContactNotices,
  type FindLanguage,
  setFactsByStaff,
} from '../profile/staff-profile.transactions.ts';
import { findMember } from './member.repository.ts';
import { NOT_FOUND, endAllSessions, endBlock, startBlock } from './member.transactions.ts';

const OWN_SESSIONS = {
  code: 'conflict',
  message: 'Your own sessions cannot be ended here. End them in your profile.',
} as const;
const OWN_FACTS = { code: 'conflict', message: 'Change your own facts in your profile.' } as const;
const OWN_ACCOUNT = { code: 'conflict', message: 'You cannot block your own account.' } as const;

interface MemberParts {
  readonly db: Database;
  readonly now: () => number;
  readonly contactChanges: ContactNotices;
  readonly findLanguage: FindLanguage;
}

/** What administrators do with members. */
export class MemberService {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #contactChanges: ContactNotices;
  readonly #findLanguage: FindLanguage;

  constructor({ db, now, contactChanges, findLanguage }: MemberParts) {
    this.#db = db;
    this.#now = now;
    this.#contactChanges = contactChanges;
    this.#findLanguage = findLanguage;
  }

  /** Whether there is such a member, who has not deleted the account. */
  async find(id: string): Promise<Result<true, Failure<'notFound'>>> {
    return isId(id) && (await findMember(this.#db, id)) ? ok(true) : fail(NOT_FOUND);
  }

  async get(id: string): Promise<Outcome<typeof getMember>> {
    const member = isId(id) ? await findMember(this.#db, id) : undefined;
    return member ? ok({ success: true, data: member }) : fail(NOT_FOUND);
  }

  /** Blocks another member. The second of two administrators gets the member as it is now. */
  async block(actorId: string, ref: string, { reason }: BlockForm): Promise<Outcome<typeof blockMember>> {
    const id = ref.toLowerCase();
    if (id === actorId) return fail(OWN_ACCOUNT);
    if (!isId(id)) return fail(NOT_FOUND);
    const blocked = await startBlock(this.#db, { id, reason }, this.#editor(actorId));
    if (blocked.ok) return this.get(id);
    if (blocked.failure.code !== 'conflict') return blocked;
    return fail({ ...blocked.failure, current: await findMember(this.#db, id) });
  }

  async unblock(actorId: string, id: string): Promise<Outcome<typeof unblockMember>> {
    if (isId(id)) await endBlock(this.#db, id, this.#editor(actorId));
    return this.get(id);
  }

  /** Sets the facts of another member. A member that is not as the administrator knew it comes back as it is now. */
  async setFacts(
    actorId: string,
    ref: string,
    change: MemberFactsChange,
    origin: string,
  ): Promise<Outcome<typeof setMemberFacts>> {
    const id = ref.toLowerCase();
    // A change of the own contacts needs the proof of the owner, which the profile asks for.
    if (id === actorId) return fail(OWN_FACTS);
    if (!isId(id)) return fail(NOT_FOUND);
    const editor = this.#editor(actorId);
    const set = await attempt(this.#db, (tx) =>
      setFactsByStaff(tx, {
        ...change,
        userId: id,
        editor,
        origin,
        queueNotices: (...notices) => this.#contactChanges.queueNotices(...notices),
        findLanguage: this.#findLanguage,
      }),
    );
    if (set.ok) {
      this.#contactChanges.sendNotices();
      return this.get(id);
    }
    if (set.failure.code !== 'conflict' || set.failure.fields) return set;
    return fail({ ...set.failure, current: await findMember(this.#db, id) });
  }

  /** Ends all sessions of another member. */
  async endSessions(actorId: string, id: string): Promise<Outcome<typeof endMemberSessions>> {
    if (id.toLowerCase() === actorId) return fail(OWN_SESSIONS);
    const isEnded = isId(id) && (await endAllSessions(this.#db, id, this.#editor(actorId)));
    return isEnded ? ok({ success: true }) : fail(NOT_FOUND);
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#now()) };
  }
}
