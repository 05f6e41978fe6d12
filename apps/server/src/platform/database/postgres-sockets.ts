import { Socket } from 'node:net';

/** The lines of a pool. A line on which nothing arrives for too long is dead, and ends. */
export class PostgresSockets {
  readonly #open = new Set<Socket>();
  readonly #silenceMs: number;

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

  /** Ends each line that is open now as soon as nothing has arrived on it for `ms`. */
  doubt(ms: number): void {
    for (const socket of this.#open) socket.setTimeout(ms);
  }

  /** Ends all lines at once; what waits on them fails. */
  destroy(): void {
    for (const socket of this.#open) socket.destroy(silence());
  }
}

function silence(): Error {
  return Object.assign(new Error('The line to PostgreSQL is dead.'), { code: 'ETIMEDOUT' });
}
