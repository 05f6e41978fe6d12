import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

const ORDER = 'order_e2e';
const PAYMENT = 'pay_e2e';
const SECRET = 'a secret of the shop';

const MadeOrder = z.object({ amount: z.int(), receipt: z.string() });

/** Razorpay's HTTP API, as far as an order is paid through it, on a port of its own. */
export async function recordRazorpayApi() {
  let order = { amount: 0, receipt: '' };
  let isPaid = false;
  const server = createServer(async (request, response) => {
    const body = respond(request.method === 'POST' ? await json(request) : undefined);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  });
  function respond(body: unknown): object {
    const common = { currency: 'INR' };
    if (body !== undefined) {
      order = MadeOrder.parse(body);
      return { id: ORDER, ...order, ...common, status: 'created' };
    }
    const payment = { id: PAYMENT, order_id: ORDER, amount: order.amount, ...common, status: 'captured' };
    return { items: isPaid ? [{ ...payment, created_at: 1_795_242_600 }] : [] };
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      RAZORPAY_API_URL: `http://127.0.0.1:${toPort(server.address())}`,
      RAZORPAY_KEY_ID: 'rzp_test_e2e',
      RAZORPAY_KEY_SECRET: SECRET,
      RAZORPAY_WEBHOOK_SECRET: 'another secret',
    },
    /** The bank says yes. */
    capture: () => {
      isPaid = true;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function toPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the fake does not listen');
  return address.port;
}

/** Puts a sheet in the place of Razorpay's: a dialog with 'Pay' and 'Close', which says what it was opened with. */
export async function recordRazorpaySheet(page: Page): Promise<void> {
  const paid = {
    razorpay_order_id: ORDER,
    razorpay_payment_id: PAYMENT,
    razorpay_signature: createHmac('sha256', SECRET).update(`${ORDER}|${PAYMENT}`).digest('hex'),
  };
  const body = `
    window.Razorpay = class {
      constructor(options) { this.options = options; }
      on() {}
      close() { this.sheet?.remove(); }
      open() {
        const { handler, modal, key, order_id, amount, prefill } = this.options;
        this.sheet = document.body.appendChild(document.createElement('section'));
        this.sheet.setAttribute('role', 'dialog');
        this.sheet.setAttribute('aria-label', 'Razorpay');
        this.sheet.append([key, order_id, amount, prefill.name].join(' '));
        const button = (label, act) => {
          const made = this.sheet.appendChild(document.createElement('button'));
          made.textContent = label;
          made.addEventListener('click', () => { this.close(); act(); });
        };
        button('Pay', () => handler(${JSON.stringify(paid)}));
        button('Close', () => modal.ondismiss());
      }
    };
  `;
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
