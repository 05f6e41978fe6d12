import type { AccountSecurity } from '@pgm/api/contract';
import { createLoader } from '../../kit/index.ts';

/** What protects the account of a member: the password, and the sessions on all devices. Provide `fetchData`. */
export const accountSecurityMachine = createLoader<AccountSecurity>({ id: 'account-security' });
