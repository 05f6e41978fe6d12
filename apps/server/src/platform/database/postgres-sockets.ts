import { Socket } from 'node:net';

/** The lines of a pool. A line on which nothing arrives for too long is dead, and ends. */
export class PostgresSockets {
  readonly #open = new Set<Socket>();
  readonly #silenceMs: number;
  #trust: NodeJS.Timeout | undefined;

  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  /** A line for a new connection. */
  readonly add = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    socket.setTimeout(this.#silenceMs, () => socket.destroy(silence()));
    return socket;
  };

  /**
   * Ends each line that is open now as soon as nothing has arrived on it for `ms`. After twice this time, those that are
   * still open are trusted as before.
   */
  doubt(ms: number): void {
    this.#limit(ms);
    clearTimeout(this.#trust);
    this.#trust = setTimeout(() => this.#limit(this.#silenceMs), ms * 2).unref();
  }

  /** Ends all lines at once; what waits on them fails. */
  destroy(): void {
    for (const socket of this.#open) socket.destroy(silence());
  }

  #limit(ms: number): void {
    for (const socket of this.#open) socket.setTimeout(ms);
  }
}

function silence(): Error {
  return Object.assign(new Error('The line to PostgreSQL is dead.'), { code: 'ETIMEDOUT' });
}
