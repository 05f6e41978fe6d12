import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSmtpServer } from '../test/fake-smtp-server.ts';
import { ServerProcess, seededFolder } from '../test/server-process.ts';
import { createPglite } from './platform/database/embedded.ts';
import { StartFailure } from './platform/settings.ts';
import { runServer } from './server.ts';

const LEAD = { name: 'Sunita Verma', mobile: '9876543210', email: 'sunita@example.in', state: 'Bihar' };

let folder = '';
const running: ServerProcess[] = [];
const start = (environment: Readonly<Record<string, string>> = {}) => {
  const server = new ServerProcess({ DATA_DIR: folder, ...environment });
  running.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the port is open. */
const isOpen = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

/** Sends a request up to the middle of its body; `finish` sends the rest and reads until the server closes. */
async function halfRequest(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const response = text(socket);
  const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n';
  socket.write(`POST /contacts HTTP/1.1\r\n${headers}\r\n{`);
  // The next request is only served when the first one has arrived.
  await fetch(`${address}/healthz`);
  return {
    finish: () => {
      socket.write('}');
      return response;
    },
  };
}

/** Opens a connection, makes a request on it and leaves it open, as a balancer does. */
async function idleConnection(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  return socket.resume();
}

describe('the server process', () => {
  beforeEach(() => {
    folder = seededFolder();
  });

  it(
    'keeps every acknowledged lead when it is killed, and its successor reuses the data folder',
    { timeout: 60_000 },
    async () => {
      const first = start();
      const address = await first.address();
      const response = await fetch(`${address}/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(LEAD),
      });
      expect(response.status).toBe(200);
      await first.end('SIGKILL');

      const second = start();
      const next = await second.address();
      const unfinished = await halfRequest(next);
      const ended = second.end('SIGTERM');
      await expect.poll(() => isOpen(next)).toBe(false);
      expect(await unfinished.finish()).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\nconnection: close\r\n/i);
      expect(await ended).toBe(0);

      const database = await createPglite({ dataDir: join(folder, 'database/pglite') });
      const { rows } = await database.query(
        "select name, mobile, email, state, pincode from contacts where mobile = '9876543210'",
      );
      await database.close();
      expect(rows).toEqual([{ ...LEAD, pincode: '000000' }]);
    },
  );

  it('prints its address and its data folder, holds idle connections for longer than proxies do, keeps others out of the folder, and exits with 0 on SIGTERM', async () => {
    const server = start();
    const address = await server.address();
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, ready.headers.get('Keep-Alive')]).toEqual([200, 'timeout=72']);
    expect(server.output).toContain(`embedded PGlite in ${folder}`);
    expect(server.output).toContain(`${address}/dev/outbox`);
    expect(server.output).toContain('admin, staff, asha, ravi; password demo1234');

    const second = start();
    expect(await second.ended()).toBe(1);
    expect(second.output).toBe(
      `DATA_DIR ${folder} is in use by another process; stop that one or choose another folder.\n`,
    );
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('reports the stop at /readyz and /healthz before the port and idle connections close, and waits for no mail server', async () => {
    const smtp = await FakeSmtpServer.open({ GREETING: '' });
    const server = start({
      SMTP_URL: `smtp://${smtp.place}`,
      MAIL_FROM: 'shop@example.in',
      DRAIN_SECONDS: '1',
    });
    const address = await server.address();
    await fetch(`${address}/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.in' }),
    });
    while (smtp.connections === 0) await setTimeout(20);
    const idle = await idleConnection(address);
    const begin = performance.now();
    const ended = server.end('SIGTERM');
    let status = 200;
    while (status === 200) ({ status } = await fetch(`${address}/readyz`));
    expect([status, (await fetch(`${address}/healthz`)).status]).toEqual([503, 503]);
    // As long as the port is open, a balancer may send a request on a connection that it has.
    for (let isPortOpen = true; isPortOpen;) {
      const wasClosed = idle.closed;
      isPortOpen = await isOpen(address);
      expect(wasClosed && isPortOpen).toBe(false);
      await setTimeout(20);
    }
    expect(await ended).toBe(0);
    expect(performance.now() - begin).toBeLessThan(9000);
    await smtp.close();
  });

  it('does not start on a port that is in use', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const bound = blocker.address();
    const port = bound !== null && typeof bound === 'object' ? String(bound.port) : '';
    const server = start({ PORT: port });
    expect(await server.ended()).toBe(1);
    expect(server.output).toBe(`PORT ${port} is already in use; stop what uses it or set another PORT.\n`);
    blocker.close();
  });
});

describe('a server whose settings are wrong', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pgm-server-'));
  });

  it('ends with 1, and prints one sentence', async () => {
    const server = start({ APP_PROFILE: 'staging' });
    expect(await server.ended()).toBe(1);
    expect(server.output).toBe("APP_PROFILE must be 'local' or 'production'.\n");
  });

  it.each([
    [
      { APP_PROFILE: 'production' },
      'The production profile needs DATABASE_URL, SITE_ORIGIN, AUTH_SECRET, TRUSTED_PROXIES, SMS_GATEWAY_URL, SMTP_URL, MAIL_FROM, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET to be set.',
    ],
    [{ PORT: 'http' }, 'PORT must be a number.'],
    [
      { HOST: '0.0.0.0', SITE_ORIGIN: 'https://example.in', TRUSTED_PROXIES: '1' },
      "The local profile publishes its passwords, and HOST, SITE_ORIGIN, TRUSTED_PROXIES opens it to others; use the production profile, or set EXPOSED_LOCAL to 'allow'.",
    ],
    [{ GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_SECRET must be set, since GOOGLE_CLIENT_ID is.'],
    [
      { FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'key' },
      'FIREBASE_AUTH_DOMAIN must be set, since FIREBASE_API_KEY is.',
    ],
    [
      { RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag' },
      'RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set, since RAZORPAY_KEY_ID is.',
    ],
    [{ MAIL_FROM: 'shop@example.in' }, 'SMTP_URL must be set, since MAIL_FROM is.'],
    [
      { AUTH_SECRET: 's'.repeat(32), AUTH_SECRET_PREVIOUS: 's'.repeat(32) },
      'AUTH_SECRET_PREVIOUS must be another secret than AUTH_SECRET.',
    ],
    [
      { AUTH_SECRET: 's'.repeat(32), AUTH_SECRET_NEXT: 's'.repeat(32) },
      'AUTH_SECRET_NEXT must be another secret than AUTH_SECRET.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
    [
      { DATABASE_URL: 'postgres://owner:secret@127.0.0.1:1/shop' },
      'DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1/shop (ECONNREFUSED).',
    ],
    [
      { DATA_DIR: '/dev/null/data' },
      "DATA_DIR /dev/null/data can't be written; make it writable or choose another folder.",
    ],
  ])('does not start with %j, and has a sentence for it', async (environment, sentence) => {
    await expect(runServer({ DATA_DIR: folder, ...environment })).rejects.toEqual(new StartFailure(sentence));
  });

  it('does not start with a lock that is no file', async () => {
    const lock = join(folder, 'database/lock');
    mkdirSync(lock, { recursive: true });
    await expect(runServer({ DATA_DIR: folder })).rejects.toEqual(
      new StartFailure(`${lock} can't be locked; make it writable or set another DATA_DIR.`),
    );
  });

  it('does not start with an SMS gateway that it cannot use, which it finds after it has opened the database', async () => {
    rmSync(folder, { recursive: true });
    folder = seededFolder();
    const settings = { DATA_DIR: folder, SMS_GATEWAY_URL: 'https://sms.example.in/?to={phone}' };
    await expect(runServer(settings)).rejects.toEqual(
      new StartFailure(
        'SMS_GATEWAY_URL has a placeholder in braces that is none of {to}, {mobile}, {text}, {code}, {senderId}, {templateId}, {entityId}, {key}.',
      ),
    );
  });
});
