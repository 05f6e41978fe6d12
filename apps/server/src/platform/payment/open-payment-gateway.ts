import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { simulatedGateway } from './simulated-gateway.ts';

/** Razorpay when it is configured, which production requires; else simulated payments. */
export function openPaymentGateway(
  { razorpay }: Pick<Config, 'razorpay'>,
  db: Database,
  log: Logger,
  now: () => number,
): PaymentGateway {
  return razorpay ? razorpayGateway(razorpay, log) : simulatedGateway(db, now);
}
