import { AgreementFlow } from '#app/flows/members/agreement/agreement.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Agreement');

export default AgreementFlow;
