import { createFileOpening } from '../../kit/index.ts';

/** Opens the statement of a payout, by the id of the payout. Provide `openFile` with the call. */
export const payoutStatementMachine = createFileOpening<string>({ id: 'payout-statement' });
