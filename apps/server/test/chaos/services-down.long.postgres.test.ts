import { type Server, createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newId } from '../../src/platform/database/id.ts';
import { Buyer, orderIn, toItems } from '../buyer.ts';
import { GRIEVANCE } from '../grievance-filer.ts';
import { type SharedPostgres, openSharedPostgres } from '../postgres-copy.ts';
import { stockCopies } from '../shopper.ts';
import { report } from './length.ts';
import { orderDuring } from './order-storm.ts';
import { ProcessPair } from './process-pair.ts';

const Rejection = z.object({ success: z.literal(false), message: z.string() });

/** How long a visitor may wait for a service that does not respond, in ms. */
const MAX_WAIT_MS = 20_000;

describe.each(['hang', 'are gone'] as const)(
  'two processes whose mail server, SMS gateway and payment provider %s',
  { timeout: 180_000 },
  (how) => {
    let silent: Server;
    let shared: SharedPostgres;
    let pair: ProcessPair;
    beforeAll(async () => {
      silent = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => silent.once('listening', resolve));
      const address = silent.address();
      const port = how === 'hang' && typeof address === 'object' ? address?.port : 9;
      shared = await openSharedPostgres();
      pair = await ProcessPair.start(shared, {
        DATABASE_URL: shared.url,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'shop@example.in',
        SMS_GATEWAY_URL: `http://127.0.0.1:${port}/?to={to}&text={text}`,
        RAZORPAY_API_URL: `http://127.0.0.1:${port}`,
        RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
        RAZORPAY_KEY_SECRET: 'secret',
        RAZORPAY_WEBHOOK_SECRET: 'other secret',
      });
    }, 60_000);
    afterAll(async () => {
      await pair.end();
      await shared.drop();
      silent.close();
    });

    it('sell, store grievances, and say in a sentence what is not possible', async () => {
      const [tea = '', later = ''] = await stockCopies(pair, 2);
      const [payer = new Buyer(pair, '', '')] = await Buyer.many(pair, 1);
      const wanted = [[later, 1]] as const;
      const { total } = await payer.quote(wanted);
      const { addressId } = payer;
      const times: Record<string, number> = {};
      const timed = async (what: string, response: Promise<Response>) => {
        const begin = performance.now();
        const received = await response;
        times[what] = Math.max(times[what] ?? 0, performance.now() - begin);
        return received;
      };
      const statuses = await orderDuring(pair, tea, async () => {
        const codes = Array.from({ length: 5 }, (_, index) =>
          timed(
            'code',
            pair.post('/auth/send-otp', { destination: `+91987650010${index}`, firstName: 'Meena' }),
          ),
        );
        const resets = Array.from({ length: 5 }, () =>
          timed('reset', pair.post('/auth/forgot-password', { email: 'asha@example.in' })),
        );
        const grievance = timed('grievance', pair.post('/grievances', GRIEVANCE));
        for (let time = 0; time < 50; time += 1)
          expect((await timed('products', pair.call('/api/products?limit=20'))).status).toBe(200);
        expect((await pair.both('/readyz')).map(({ status }) => status)).toEqual([200, 200]);
        expect((await grievance).status).toBe(201);
        expect((await Promise.all(resets)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        const failures = await Promise.all((await Promise.all(codes)).map(toFailure));
        expect(failures).toEqual(Array(5).fill([500, 'Failed to send OTP.']));
      });
      const unpaid = await orderIn(
        await payer.send({ items: toItems(wanted), addressId, payment: { method: 'UPI' }, total }, newId()),
      );
      expect(await toFailure(await timed('payment', payer.pay(unpaid.id)))).toEqual([
        502,
        'The payment could not be started. Please try again.',
      ]);
      report(`services that ${how}`, { statuses, maxMs: times });
      expect(Object.keys(statuses)).toEqual(['201']);
      expect(Math.max(...Object.values(times))).toBeLessThan(MAX_WAIT_MS);
    });

    it('stop within 10 s', async () => {
      const begin = performance.now();
      expect(await pair.stop()).toEqual([0, 0]);
      expect(performance.now() - begin).toBeLessThan(10_000);
    });
  },
);

async function toFailure(response: Response) {
  return [response.status, Rejection.parse(await response.json()).message];
}
