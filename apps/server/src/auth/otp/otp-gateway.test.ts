import { type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFailure, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { TestApp } from '../../../test/test-app.ts';

const NOT_SENT = toFailure('Failed to send OTP.');

describe('codes through a gateway', () => {
  const app = new TestApp();
  const gateway = { status: 200, sent: [''] };
  let server: Server;
  const send = (destination = '+919876543210') =>
    app.post('/auth/send-otp', { destination, firstName: 'Sunita' });

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      gateway.sent.push(await text(request));
      response.writeHead(gateway.status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    const port = place !== null && typeof place === 'object' ? place.port : 0;
    await app.open({
      SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send`,
      SMS_GATEWAY_BODY: '{"to":"{to}","otp":"{code}"}',
      OTP_SENDS_PER_ADDRESS: '1000',
    });
  });
  afterAll(async () => {
    await app.close();
    server.close().closeAllConnections();
  });

  it('are reported as not sent when the gateway fails, and the next attempt is not blocked by that', async () => {
    gateway.status = 500;
    for (let n = 0; n < 7; n += 1) {
      const response = await send();
      expect([response.status, await response.json()]).toEqual([500, NOT_SENT]);
    }
    const unsent = /\b\d{6}\b/.exec(gateway.sent.at(-1) ?? '')?.[0];
    const guess = { destination: '+919876543210', otp: unsent };
    expect((await app.post('/auth/verify-otp', guess)).status).toBe(401);

    gateway.status = 200;
    expect(toStatuses([await send(), await send()])).toEqual([200, 429]);
  });

  it('are random', async () => {
    passToNextHour(app);
    gateway.sent.length = 0;
    for (let n = 100; n < 200; n += 1) await send(`+919876543${n}`);
    const codes = gateway.sent.map((body) => Number(/\b\d{6}\b/.exec(body)?.[0]));
    expect(codes).toHaveLength(100);
    // Almost certain for 100 draws from a million: hardly any duplicates, some in each third, neither rising nor
    // falling.
    expect(new Set(codes).size).toBeGreaterThan(95);
    for (const third of [0, 1, 2])
      expect(codes.filter((code) => Math.floor((code * 3) / 1_000_000) === third).length).toBeGreaterThan(5);
    const rises = codes.filter((code, n) => code > (codes[n - 1] ?? code)).length;
    expect(Math.abs(rises - 50)).toBeLessThan(25);
  });
});
