import { confirmPayment, openPayment, simulatePayment } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { PaymentReconciler } from './payment-reconciler.ts';
import { PaymentRepository } from './payment.repository.ts';
import { PaymentService } from './payment.service.ts';

/** The calls with which members pay their orders. */
export function paymentRoutes(platform: Platform) {
  const { db, delivery, log, now, payments } = platform;
  const reconciler = new PaymentReconciler(platform);
  const service = new PaymentService(new PaymentRepository(db), payments, reconciler, log, now);
  return [
    route(openPayment, ({ caller, params }) => service.open(caller.id, params.id)),
    route(
      confirmPayment,
      ({ caller, params, body }) => delivery.after(service.confirm(caller.id, params.id, body)),
      { find: ({ caller, params }) => service.find(caller.id, params.id) },
    ),
    route(
      simulatePayment,
      ({ caller, params, body }) => delivery.after(service.simulate(caller.id, params.id, body.outcome)),
      { find: ({ caller, params }) => service.findSimulated(caller.id, params.id) },
    ),
  ];
}
