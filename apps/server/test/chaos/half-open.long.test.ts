import { rmSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { ServerProcess, seededFolder } from '../server-process.ts';
import { report } from './length.ts';

const CONNECTIONS = 2000;

describe('a server with 2,000 half-open connections', { timeout: 120_000 }, () => {
  it('responds to others, ends them in time, and stops in time', async () => {
    const folder = seededFolder();
    const server = new ServerProcess({ DATA_DIR: folder });
    const sockets: Socket[] = [];
    try {
      const address = await server.address();
      let closed = 0;
      const open = () => sockets.push(...halfOpen(new URL(address), () => (closed += 1)));
      open();
      const begin = performance.now();
      const response = await fetch(`${address}/products`);
      report('half-open', { status: response.status, ms: performance.now() - begin });
      expect(response.status).toBe(200);
      await expect.poll(() => closed, { timeout: 40_000, interval: 500 }).toBe(CONNECTIONS);
      report('half-open', { closed, ms: performance.now() - begin });
      open();
      expect((await fetch(`${address}/products`)).status).toBe(200);
      const stop = performance.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(performance.now() - stop).toBeLessThan(10_000);
    } finally {
      for (const socket of sockets) socket.destroy();
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** Connections whose requests have no end. */
function halfOpen({ hostname, port }: URL, onClose: () => void): Socket[] {
  return Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /products HTTP/1.1\r\nHost: x\r\n'),
    );
    socket.on('error', () => {});
    socket.once('close', onClose);
    // A socket that is not read does not notice its end.
    return socket.resume();
  });
}
