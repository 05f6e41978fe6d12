import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { failureBody } from '../platform/failure-answer.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { PaymentDesk } from './payment-desk.ts';

/** The largest webhook in bytes; one on a payment has some two kB. */
const LARGEST_WEBHOOK = 64 * 1024;

/**
 * `POST /api/payments/razorpay/webhook`: what Razorpay tells by itself. Whatever carries its signature is acknowledged,
 * once it is stored: Razorpay tells again what is not, and gives a webhook up that never is.
 */
export function razorpayWebhookRoutes(platform: Platform): Hono<ServerEnv>[] {
  const { payments: gateway, log } = platform;
  if (gateway.provider !== 'RAZORPAY') return [];
  const desk = new PaymentDesk(platform);
  const app = new Hono<ServerEnv>();
  app.post(
    '/api/payments/razorpay/webhook',
    bodyLimit({
      maxSize: LARGEST_WEBHOOK,
      onError: (context) => context.json(failureBody('The event is too large.'), 413),
    }),
    async (context) => {
      const event = gateway.readEvent({
        body: new Uint8Array(await context.req.arrayBuffer()),
        signature: context.req.header('X-Razorpay-Signature'),
        eventId: context.req.header('x-razorpay-event-id'),
      });
      if (event.ok) {
        if (event.value) await desk.hear({ ...event.value, event: event.value });
        return context.json({ success: true });
      }
      if (event.failure.code === 'unauthenticated') {
        log.warn({}, "a webhook came that Razorpay's webhook secret did not sign");
        return context.json(failureBody(event.failure.message), 400);
      }
      log.error({}, 'a webhook of Razorpay could not be read; its payment will be asked about');
      return context.json({ success: true });
    },
  );
  return [app];
}
