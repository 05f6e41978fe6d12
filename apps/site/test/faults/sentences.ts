import type { Fault } from './faults.ts';

/** What a screen says; null where it says nothing, because nothing failed for the person. English. */
type Sentence = string | null;

/** What a screen says when a call fails. */
export interface Sentences {
  /** For a response without a sentence of its own. */
  readonly rejected: Sentence;
  /** For such a response with one of these statuses, where the sentence is another one. */
  readonly byStatus?: Readonly<Record<number, Sentence>>;
  /** For a response that is not what the contract says. Default: as for `rejected`. */
  readonly unreadable?: Sentence;
  /** For a signed call when the session has ended. */
  readonly expired?: Sentence;
  /** When there is no response. */
  readonly lost?: Sentence;
  /** When there is no response and the browser is offline. */
  readonly offline?: Sentence;
}

/** What a call says that has no more to say than its sentence. */
export const says = (rejected: string, others: Omit<Sentences, 'rejected'> = {}): Sentences => ({
  rejected,
  ...others,
});

/** A call whose failure the user does not see. The reason is for the reader of the table. */
export const quiet = (_reason: string): Sentences => ({
  rejected: null,
  expired: null,
  lost: null,
  offline: null,
});

const TOKEN_EXPIRED = 'Token expired';
export const NO_RESPONSE = 'No response from server.';
export const OFFLINE = 'You seem to be offline. Check your connection and try again.';

/** By call, then by flow; `flow / state` for a state that differs from its flow. */
export type SentenceTable = Readonly<Record<string, Readonly<Record<string, Sentences>>>>;

/** The row of a table for a call of a flow in a state, and the name of the row. */
export function findRow(table: SentenceTable, call: string, flow: string, state: string) {
  const rows = table[call] ?? {};
  const name = `${flow} / ${state}` in rows ? `${flow} / ${state}` : flow;
  return { row: rows[name], name: `${call}: ${name}` };
}

/** The sentence for a fault. @param isPublic whether the call is made without a token */
export function sentenceFor(sentences: Sentences, { kind, status }: Fault, isPublic: boolean): Sentence {
  const { rejected, byStatus = {}, unreadable = rejected } = sentences;
  const { expired = TOKEN_EXPIRED, lost = NO_RESPONSE, offline = OFFLINE } = sentences;
  const ofStatus = status === undefined ? undefined : byStatus[status];
  const byRejection = ofStatus === undefined ? rejected : ofStatus;
  switch (kind) {
    case 'rejected':
      return byRejection;
    case 'expired':
      return isPublic ? byRejection : expired;
    case 'unreadable':
      return unreadable;
    case 'lost':
      return lost;
    case 'offline':
      return offline;
    case 'hung':
      return null;
  }
}
