import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** Stands between the server and its PostgreSQL, and does to their connections what networks and restarts do. */
export class FaultyLine {
  readonly #target: URL;
  readonly #server: Server;
  readonly #open = new Set<readonly [Socket, Socket]>();
  readonly #silenced = new WeakSet<Socket>();
  #isSilent = false;
  #port = 0;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((near) => this.#join(near));
  }

  /** @param target the address of PostgreSQL */
  static async to(target: string): Promise<FaultyLine> {
    const line = new FaultyLine(target);
    await line.restore();
    return line;
  }

  /** The address of the same database through this line. */
  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  /** How many connections are open. */
  get connections(): number {
    return this.#open.size;
  }

  /** Ends every connection, as a failover does. */
  cut(): void {
    for (const pair of this.#open) for (const socket of pair) socket.destroy();
  }

  /** Ends every connection and rejects new ones, as a PostgreSQL that is stopped does. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cut();
    await closed;
  }

  /** Loses everything that is sent, without a sign; connections that are open now stay useless for ever. */
  silence(): void {
    this.#isSilent = true;
    for (const pair of this.#open) for (const socket of pair) this.#silenced.add(socket);
  }

  /** Lets new connections through again, on the same port. */
  async restore(): Promise<void> {
    this.#isSilent = false;
    if (this.#server.listening) return;
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = toPort(this.#server.address());
  }

  #join(near: Socket): void {
    const far = connect({ host: this.#target.hostname, port: Number(this.#target.port) });
    const pair = [near, far] as const;
    this.#open.add(pair);
    if (this.#isSilent) for (const socket of pair) this.#silenced.add(socket);
    this.#forward(near, far);
    this.#forward(far, near);
    near.once('close', () => {
      this.#open.delete(pair);
      far.destroy();
    });
  }

  #forward(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!this.#silenced.has(from)) to.write(bytes);
    });
    from.on('error', () => {});
    from.once('close', () => {
      if (!this.#silenced.has(from)) to.destroy();
    });
  }
}

function toPort(address: AddressInfo | string | null): number {
  return address instanceof Object ? address.port : 0;
}
