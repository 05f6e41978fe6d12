import { BankDetailsFlow } from '#app/flows/members/bank-details/bank-details.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Bank account and PAN');

export default BankDetailsFlow;
