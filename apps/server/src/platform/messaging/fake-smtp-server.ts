import { type Server, type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** What a mail server answers in place of its usual words, by the verb it hears; '' is silence, 'GREETING' the first. */
export type SmtpAnswers = Readonly<Record<string, string>>;

const USUAL: SmtpAnswers = {
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
  readonly heard: string[] = [];
  connections = 0;
  readonly #server: Server;
  readonly #sockets: Socket[] = [];

  private constructor(answers: SmtpAnswers) {
    this.#server = createServer((socket) => this.#talk(socket, { ...USUAL, ...answers }));
  }

  static async open(answers: SmtpAnswers = {}): Promise<FakeSmtpServer> {
    const server = new FakeSmtpServer(answers);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
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

  #talk(socket: Socket, answers: SmtpAnswers): void {
    this.connections += 1;
    this.#sockets.push(socket);
    const say = (verb: string) => {
      const answer = answers[verb] ?? '500 what?';
      if (answer !== '') socket.write(`${answer}\r\n`);
    };
    let isContent = false;
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      this.heard.push(line);
      if (isContent && line !== '.') return;
      const verb = line === '.' ? '.' : (line.split(' ')[0]?.toUpperCase() ?? '');
      isContent = verb === 'DATA' && answers['DATA']?.startsWith('354') === true;
      say(verb);
    });
    say('GREETING');
  }
}
