import type { otpTallies } from './otp-tally.schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a network is known after the owner of a destination used a code there, in ms. */
const KNOWN_MS = 30 * DAY_MS;

interface Budget {
  /** Codes in 24 hours without a valid guess. */
  readonly sends: number;
  /** Invalid guesses in `invalidMs` from the first one. */
  readonly invalid: number;
  readonly invalidMs: number;
  /** Invalid guesses without a valid one, over any time. */
  readonly inRow: number;
}

/** The budget of a destination, for all networks together. */
const IN_ALL: Budget = { sends: 5, invalid: 20, invalidMs: DAY_MS, inRow: 100 };

/** The part of it that one network can use up, so that one visitor cannot close the login of another. */
const OF_NETWORK: Budget = { sends: 4, invalid: 5, invalidMs: HOUR_MS, inRow: 20 };

/** A network from which the owner used a code has its own budget, which strangers cannot use up. */
const OF_KNOWN_NETWORK: Budget = { ...OF_NETWORK, sends: 5 };

/** A stored tally. */
export type TallyRow = typeof otpTallies.$inferSelect;

type Tally = Omit<TallyRow, 'key' | 'sealedSubject' | 'updatedAt'>;

const EMPTY: Tally = {
  sends: 0,
  firstSentAt: null,
  invalid: 0,
  firstInvalidAt: null,
  invalidInRow: 0,
  provenAt: null,
};

/** The time until which something is not possible, in ms since 1970; Infinity until the owner proves it otherwise. */
type Until = number | undefined;

/** What was done with the codes of one destination, in all and from the network of the request. */
export class OtpTally {
  #all: Tally;
  #own: Tally;
  readonly #now: number;

  constructor(all: Tally | undefined, own: Tally | undefined, now: number) {
    this.#all = all ?? EMPTY;
    this.#own = withoutForgiven(own ?? EMPTY, this.#all.provenAt);
    this.#now = now;
  }

  /** What is to be stored. */
  get rows(): { readonly all: Tally; readonly own: Tally } {
    return { all: this.#all, own: this.#own };
  }

  /** Until when codes are not compared; undefined when they are. */
  guessesClosedUntil(): Until {
    return this.#closedUntil((tally, { invalid, invalidMs, inRow }) => {
      if (tally.invalidInRow >= inRow) return Infinity;
      return tally.invalid >= invalid ? toEnd(tally.firstInvalidAt, invalidMs) : undefined;
    });
  }

  /** Until when no code is sent; undefined when one may be. */
  sendsClosedUntil(): Until {
    return (
      this.guessesClosedUntil() ??
      this.#closedUntil((tally, { sends }) =>
        tally.sends >= sends ? toEnd(tally.firstSentAt, DAY_MS) : undefined,
      )
    );
  }

  addSend(): void {
    this.#change((tally) =>
      this.#isOver(tally.firstSentAt, DAY_MS)
        ? { ...tally, sends: 1, firstSentAt: new Date(this.#now) }
        : { ...tally, sends: tally.sends + 1 },
    );
  }

  /** Takes back the last {@link addSend}, because the code was not delivered. */
  removeSend(): void {
    this.#change((tally) => ({ ...tally, sends: Math.max(0, tally.sends - 1) }));
  }

  addInvalidGuess(): void {
    this.#change((tally, { invalidMs }) => {
      const invalidInRow = tally.invalidInRow + 1;
      return this.#isOver(tally.firstInvalidAt, invalidMs)
        ? { ...tally, invalidInRow, invalid: 1, firstInvalidAt: new Date(this.#now) }
        : { ...tally, invalidInRow, invalid: tally.invalid + 1 };
    });
  }

  /** The owner has used a code. */
  addValidGuess(): void {
    this.#change(() => ({ ...EMPTY, provenAt: new Date(this.#now) }));
  }

  #closedUntil(until: (tally: Tally, budget: Budget) => Until): Until {
    const isKnown = !this.#isOver(this.#own.provenAt, KNOWN_MS);
    const ends = isKnown
      ? [until(this.#own, OF_KNOWN_NETWORK)]
      : [until(this.#own, OF_NETWORK), until(this.#all, IN_ALL)];
    const later = ends.filter((end) => end !== undefined && end > this.#now);
    return later.length > 0 ? Math.max(...later.map(Number)) : undefined;
  }

  #change(next: (tally: Tally, budget: Budget) => Tally): void {
    this.#all = next(this.#all, IN_ALL);
    this.#own = next(this.#own, OF_NETWORK);
  }

  #isOver(start: Date | null, ms: number): boolean {
    return start === null || start.getTime() + ms <= this.#now;
  }
}

/**
 * One tally of those that processes with different keys stored for the same subject; undefined of none. A valid guess
 * forgives what another row counted before it.
 */
export function mergeTallies(rows: readonly TallyRow[]): TallyRow | undefined {
  const [oldest, ...newer] = rows.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  return newer.reduce<TallyRow | undefined>((sum, row) => (sum ? mergeTwo(sum, row) : row), oldest);
}

function mergeTwo(older: TallyRow, newer: TallyRow): TallyRow {
  if (newer.provenAt !== null && newer.provenAt >= older.updatedAt) return newer;
  return {
    ...newer,
    sends: older.sends + newer.sends,
    firstSentAt: latest(older.firstSentAt, newer.firstSentAt),
    invalid: older.invalid + newer.invalid,
    firstInvalidAt: latest(older.firstInvalidAt, newer.firstInvalidAt),
    invalidInRow: older.invalidInRow + newer.invalidInRow,
    provenAt: latest(older.provenAt, newer.provenAt),
  };
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** A network with invalid guesses begins again once the owner has used a code anywhere or logged in another way. */
function withoutForgiven(own: Tally, provenAt: Date | null): Tally {
  const { firstInvalidAt } = own;
  if (firstInvalidAt === null || provenAt === null || firstInvalidAt >= provenAt) return own;
  return { ...EMPTY, provenAt: own.provenAt };
}

function toEnd(start: Date | null, ms: number): Until {
  return start === null ? undefined : start.getTime() + ms;
}
