import { confirmPayment, openPayment, simulatePayment } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { PaymentDesk } from './payment-desk.ts';
import { PaymentRepository } from './payment.repository.ts';
import { PaymentService } from './payment.service.ts';

/** The calls with which members pay their orders. */
export function paymentRoutes(platform: Platform) {
  const { authenticate, db, log, now, payments } = platform;
  const desk = new PaymentDesk(platform);
  const service = new PaymentService(new PaymentRepository(db), payments, desk, log, now);
  return [
    guard(openPayment, authenticate, ({ caller, params }) => service.open(caller.id, params.id)),
    guard(
      confirmPayment,
      authenticate,
      ({ caller, params, body }) => service.confirm(caller.id, params.id, body),
      ({ caller, params }) => service.find(caller.id, params.id),
    ),
    guard(
      simulatePayment,
      authenticate,
      ({ caller, params, body }) => service.simulate(caller.id, params.id, body.outcome),
      ({ caller, params }) => service.findSimulated(caller.id, params.id),
    ),
  ];
}
