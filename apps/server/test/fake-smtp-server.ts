import { type Server, type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * The replies of a mail server that differ from its usual ones, by the verb of the client. '' is silence, 'GREETING'
 * the first reply.
 */
export type SmtpReplies = Readonly<Record<string, string>>;

const USUAL: SmtpReplies = {
  GREETING: '220 test ready',
  EHLO: '250-test\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go ahead',
  '.': '250 kept',
  RSET: '250 ok',
  QUIT: '221 bye',
};

/** A mail server on loopback that writes down what it hears; for tests. */
export class FakeSmtpServer {
  /** Every line of every client, the content of mails included. */
  readonly received: string[] = [];
  connections = 0;
  /** Can be changed at any time. */
  replies: SmtpReplies;
  readonly #server: Server;
  readonly #sockets: Socket[] = [];

  private constructor(responses: SmtpReplies) {
    this.replies = responses;
    this.#server = createServer((socket) => this.#talk(socket));
  }

  /** @param port a free one by default */
  static async open(responses: SmtpReplies = {}, port = 0): Promise<FakeSmtpServer> {
    const server = new FakeSmtpServer(responses);
    await new Promise<void>((resolve) => server.#server.listen(port, '127.0.0.1', resolve));
    return server;
  }

  /** Host and port. */
  get place(): string {
    const place = this.#server.address();
    return place !== null && typeof place === 'object' ? `127.0.0.1:${place.port}` : '';
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #talk(socket: Socket): void {
    this.connections += 1;
    this.#sockets.push(socket);
    const toReply = (verb: string) => ({ ...USUAL, ...this.replies })[verb];
    const translate = (verb: string) => {
      const response = toReply(verb) ?? '500 what?';
      if (response !== '') socket.write(`${response}\r\n`);
    };
    let isContent = false;
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      this.received.push(line);
      if (isContent && line !== '.') return;
      const verb = line === '.' ? '.' : (line.split(' ')[0]?.toUpperCase() ?? '');
      isContent = verb === 'DATA' && toReply('DATA')?.startsWith('354') === true;
      translate(verb);
    });
    translate('GREETING');
  }
}
