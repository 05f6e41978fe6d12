import { type Socket, connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';
import type { ServerEnv } from './server-env.ts';
import { rejectUnreadBody } from './unread-body.ts';

/** So short that a busy machine may exceed them by itself: for what is rejected only. */
const SHORT_TIMES = { headers: 100, request: 200, check: 50 };
const HOST = 'Host: shop.example.in\r\n';

describe('the HTTP server', () => {
  const app = new Hono<ServerEnv>();
  app.use(rejectUnreadBody);
  app.get('/', (context) => context.text('page'));
  app.post('/', async (context) => context.text(await context.req.text().catch(() => '')));

  let server: ReturnType<typeof createHttpServer>;
  let port = 0;
  const listen = async (times?: typeof SHORT_TIMES) => {
    server = createHttpServer(app, { maxConnections: 2, keepAliveMs: 600_000 }, times);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  };
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** Sends the start of a request and waits until the server closes the connection; returns what it has received. */
  const received = (start: string, more?: (socket: Socket) => void) =>
    new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(start, () => more?.(socket)));
      socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
      socket.on('error', () => {});
      socket.on('close', () => resolve(text));
    });

  it('lets a client know how long its connection stays open', async () => {
    await listen();
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toBe('page');
    expect(response.headers.get('Keep-Alive')).toBe('timeout=600');
  });

  it('gives up headers that do not end', async () => {
    await listen(SHORT_TIMES);
    expect(await received('GET / HTTP/1.1\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gives up a body that does not end', async () => {
    await listen(SHORT_TIMES);
    expect(await received(`POST / HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\nstart`)).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  it.each(['Content-Length: 104857600', 'Transfer-Encoding: chunked'])(
    'does not receive the body of a GET with %s',
    async (header) => {
      await listen();
      let sent = 0;
      const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
      const response = await received(`GET / HTTP/1.1\r\n${HOST}${header}\r\n\r\n`, (socket) => {
        const send = () => {
          while (!socket.destroyed && sent < 104_857_600) {
            sent += chunk.length;
            if (!socket.write(chunk)) return;
          }
        };
        socket.on('drain', send);
        send();
      });
      expect(sent).toBeLessThan(20_000_000);
      expect(response === '' || response.startsWith('HTTP/1.1 413 ')).toBe(true);
    },
  );

  it('closes a connection that is one too many', async () => {
    await listen(SHORT_TIMES);
    const open = await Promise.all(
      [1, 2].map(
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => resolve(socket));
          }),
      ),
    );
    expect(await received(`GET / HTTP/1.1\r\n${HOST}\r\n`)).toBe('');
    for (const socket of open) socket.destroy();
  });
});
