import { SecurityFlow } from '#app/flows/auth/security/security.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Security');

export default SecurityFlow;
