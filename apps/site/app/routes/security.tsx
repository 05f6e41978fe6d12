import { AccountSecurityFlow } from '#app/flows/auth/account-security/account-security.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Security');

export default AccountSecurityFlow;
