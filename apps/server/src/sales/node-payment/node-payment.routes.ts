import { getNodePaymentSummary, listNodePayments } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { NodePaymentRepository } from './node-payment.repository.ts';
import { NodePaymentService } from './node-payment.service.ts';

/** The calls on payments to associates. */
export function nodePaymentRoutes({ db }: Platform) {
  const service = new NodePaymentService(new NodePaymentRepository(db));
  return [
    route(listNodePayments, ({ caller, params, query }) => service.list(caller, params.id, query)),
    route(getNodePaymentSummary, ({ caller, params }) => service.summary(caller, params.id)),
  ];
}
