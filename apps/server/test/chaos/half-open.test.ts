import { rmSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { ServerProcess, seededFolder } from '../server-process.ts';
import { isLong, report } from './length.ts';

const CONNECTIONS = 2000;

describe.runIf(isLong)('a server with 2,000 half-open connections', { timeout: 120_000 }, () => {
  it('responds to others, ends them in time, and stops in time', async () => {
    const folder = seededFolder();
    const server = new ServerProcess({ DATA_DIR: folder });
    const sockets: Socket[] = [];
    try {
      const address = await server.address();
      const { hostname, port } = new URL(address);
      let closed = 0;
      for (let n = 0; n < CONNECTIONS; n += 1) {
        const socket = connect(Number(port), hostname, () =>
          socket.write('GET /products HTTP/1.1\r\nHost: x\r\n'),
        );
        socket.on('error', () => {});
        socket.once('close', () => (closed += 1));
        sockets.push(socket);
      }
      const begin = performance.now();
      const response = await fetch(`${address}/products`);
      report('half-open', { status: response.status, ms: performance.now() - begin, closed });
      expect(response.status).toBe(200);
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
