import { getNodePaymentSummary, listNodePayments } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { NodePaymentRepository } from './node-payment.repository.ts';
import { NodePaymentService } from './node-payment.service.ts';

/** The calls on what associates were paid. */
export function nodePaymentRoutes({ authenticate, db }: Platform) {
  const service = new NodePaymentService(new NodePaymentRepository(db));
  return [
    guard(listNodePayments, authenticate, ({ caller, params, query }) =>
      service.list(caller, params.id, query),
    ),
    guard(getNodePaymentSummary, authenticate, ({ caller, params }) => service.summary(caller, params.id)),
  ];
}
