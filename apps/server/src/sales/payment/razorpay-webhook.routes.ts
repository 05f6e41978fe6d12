import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { failureBody } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import { PaymentReconciler } from './payment-reconciler.ts';

/** The maximum size of a webhook in bytes; a webhook on a payment has about two kB. */
const MAX_WEBHOOK = 64 * 1024;

/**
 * `POST /api/payments/razorpay/webhook`: the webhooks of Razorpay. Every webhook with a valid signature is
 * acknowledged after it is stored: Razorpay sends others again, and disables a webhook that is never
 * acknowledged.
 */
export function razorpayWebhookRoutes(platform: Platform): Hono<ServerEnv>[] {
  const { payments: gateway, log } = platform;
  if (gateway.provider !== 'RAZORPAY') return [];
  const reconciler = new PaymentReconciler(platform);
  const app = new Hono<ServerEnv>();
  app.post(
    '/api/payments/razorpay/webhook',
    bodyLimit({
      maxSize: MAX_WEBHOOK,
      onError: (context) => context.json(failureBody('The event is too large.'), 413),
    }),
    async (context) => {
      const event = gateway.readEvent({
        body: new Uint8Array(await context.req.arrayBuffer()),
        signature: context.req.header('X-Razorpay-Signature'),
        eventId: context.req.header('x-razorpay-event-id'),
      });
      if (event.ok) {
        if (event.value) await reconciler.receive({ ...event.value, event: event.value });
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
