import { setTimeout } from 'node:timers/promises';
import { newId } from '../../src/platform/database/id.ts';
import { type Buyer, type Wanted, orderIn } from '../buyer.ts';

/** How long a buyer waits before the next try, in ms. */
const PAUSE_MS = 100;

/** Orders as a browser does whose buyer does not give up: with one key, until the server says yes or no. */
export class PatientBuyer {
  readonly #buyer: Buyer;
  /** How often each status came; 0 when the connection was lost. */
  readonly statuses = new Map<number, number>();
  /** The orders that the server acknowledged. */
  readonly acknowledged: string[] = [];

  constructor(buyer: Buyer) {
    this.#buyer = buyer;
  }

  /** Tries until there is a response other than 503. */
  async order(wanted: readonly Wanted[], total: number): Promise<number> {
    const key = newId();
    for (;;) {
      const response = await this.#buyer.order(wanted, { key, total }).catch(ifLost);
      const status = response?.status ?? 0;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (response?.status === 201) this.acknowledged.push((await orderIn(response)).id);
      else await response?.body?.cancel();
      if (status !== 0 && status !== 503) return status;
      await setTimeout(PAUSE_MS);
    }
  }
}

function ifLost(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
  return undefined;
}

/** The sums of what all buyers met. */
export function sumStatuses(buyers: readonly PatientBuyer[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { statuses } of buyers)
    for (const [status, count] of statuses) sums[status] = (sums[status] ?? 0) + count;
  return sums;
}
