import { NodePaymentsFlow } from '#app/flows/members/node-payments/node-payments.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Payments to you');

export default NodePaymentsFlow;
