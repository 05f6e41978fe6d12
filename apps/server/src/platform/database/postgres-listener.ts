import { Socket } from 'node:net';
import pg from 'pg';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import type { Subscription } from './database.ts';
import { isCrowded, isPassing } from './database-failure.ts';
import type { PostgresTimes } from './postgres-times.ts';

/** What a listener needs. */
interface ListenerOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onChange: (text: string) => void;
  /** Called when it does not respond in time, so that other connections may be dead too. */
  readonly onSilence: () => void;
  /** Called when PostgreSQL can no longer be reached. */
  readonly onAway: () => void;
  readonly log: Logger;
  readonly times: PostgresTimes;
}

/**
 * - `lost`: the first attempt to replace the connection is under way, which takes some ms, at most 3 s
 * - `deaf`: there is no connection for notices, but PostgreSQL has others
 * - `away`: PostgreSQL cannot be reached
 */
type State = 'live' | 'lost' | 'deaf' | 'away' | 'stopped';

/**
 * Listens for notices on a connection of its own. A heartbeat proves again and again that it is alive, and so that no
 * notice is missing: a connection can be dropped without a sign. A lost one is replaced.
 */
export class PostgresListener implements Subscription {
  readonly #options: ListenerOptions;
  #state: State = 'lost';
  #socket = new Socket();
  #timer: NodeJS.Timeout | undefined;

  private constructor(options: ListenerOptions) {
    this.#options = options;
  }

  static async open(options: ListenerOptions): Promise<PostgresListener> {
    const listener = new PostgresListener(options);
    await listener.#connect();
    return listener;
  }

  /** While PostgreSQL is away, nothing can be ordered, and what was cached last is all that can be shown. */
  isTrusted(): boolean {
    return this.#state !== 'deaf';
  }

  isAway(): boolean {
    return this.#state === 'away';
  }

  stop(): Promise<void> {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
    this.#socket.destroy();
    return Promise.resolve();
  }

  async #connect(): Promise<void> {
    const { databaseUrl, channel, onChange, log, times } = this.#options;
    const socket = new Socket();
    this.#socket = socket;
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: times.heartbeatDeadlineMs,
      keepAlive: true,
      stream: () => socket,
    });
    client.on('notification', ({ payload = '' }) => onChange(payload));
    // The end of the line follows every error.
    client.on('error', () => {});
    await client.connect();
    // Before that, the failure of `listen` says the same.
    client.once('end', () => this.#state === 'live' && this.#replace());
    await this.#inTime(socket, client.query(`listen ${pg.escapeIdentifier(channel)}`));
    if (this.#state === 'stopped') return void socket.destroy();
    if (this.#state === 'away') log.warn({}, 'PostgreSQL is back');
    onChange('');
    this.#state = 'live';
    this.#beat(socket, client);
  }

  #beat(socket: Socket, client: pg.Client): void {
    this.#timer = setTimeout(() => {
      this.#inTime(socket, client.query('select 1')).then(
        () => this.#beat(socket, client),
        // Without a heartbeat, nothing proves that this line still works.
        () => socket.destroy(),
      );
    }, this.#options.times.heartbeatMs);
  }

  /** Ends the line unless the response is there in time. */
  async #inTime(socket: Socket, response: Promise<unknown>): Promise<void> {
    let isThere = false;
    // After a pause of the whole process, what has arrived meanwhile is read before the immediate.
    const onDeadline = () =>
      setImmediate(() => {
        if (isThere) return;
        this.#options.onSilence();
        socket.destroy();
      });
    const deadline = setTimeout(onDeadline, this.#options.times.heartbeatDeadlineMs);
    try {
      await response;
      isThere = true;
    } finally {
      clearTimeout(deadline);
    }
  }

  #replace(): void {
    const { log, onAway, times } = this.#options;
    if (this.#state === 'stopped') return;
    if (this.#state === 'live') {
      log.warn({}, 'the line for notices of PostgreSQL is lost');
      this.#state = 'lost';
    }
    clearTimeout(this.#timer);
    this.#connect().catch((error: unknown) => {
      if (this.#state === 'stopped') return;
      this.#socket.destroy();
      if (!isPassing(error) || isCrowded(error)) this.#state = 'deaf';
      else if (this.#state !== 'away') {
        log.error({ error: errorFacts(error) }, 'PostgreSQL is away');
        this.#state = 'away';
        onAway();
      }
      this.#timer = setTimeout(() => this.#replace(), times.retryMs);
    });
  }
}
