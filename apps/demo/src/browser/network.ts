import { FAULTS } from '../../../site/test/faults/faults.ts';
import { SLOW, waitForSlow } from '../../../site/test/faults/network.ts';
import { toOperation } from '../../../site/test/faults/operations.ts';
import { type Exchange, toSent } from '../exchange.ts';

/** What the network can do to a call, by its name; a slow one is let through after a while. */
export const TROUBLES: readonly string[] = [SLOW, ...FAULTS.map(({ name }) => name)];

/** A call of the contract that the page has made. */
export interface MadeCall {
  readonly operation: string;
  /** What came back; undefined while it is under way, and when nothing came. */
  readonly status: number | undefined;
  /** How often it was made. */
  readonly count: number;
  /** What the next ones meet; undefined: nothing. */
  readonly trouble: string | undefined;
}

/** The network between a page and its server: it shows each call, and lets chosen ones fail. */
export class Network {
  readonly #server: Exchange;
  readonly #troubles = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #calls: readonly MadeCall[] = [];

  constructor(server: Exchange) {
    this.#server = server;
  }

  /** The calls of the contract that were made, the latest first, each once. */
  readonly calls = (): readonly MadeCall[] => this.#calls;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Lets the next calls of an operation meet a trouble; undefined ends that. */
  readonly disturb = (operation: string, trouble: string | undefined) => {
    if (trouble === undefined) this.#troubles.delete(operation);
    else this.#troubles.set(operation, trouble);
    const { status, count = 0 } = this.#find(operation) ?? {};
    this.#note({ operation, status, count });
  };

  readonly exchange: Exchange = async (request) => {
    const operation = toOperation(request.method, request.path);
    if (operation === undefined) return this.#server(request);
    const count = (this.#find(operation)?.count ?? 0) + 1;
    this.#note({ operation, status: undefined, count });
    const trouble = this.#troubles.get(operation);
    const fault = FAULTS.find(({ name }) => name === trouble);
    if (trouble === SLOW) await waitForSlow();
    const response = await (fault ? fault.respond().then(toSent) : this.#server(request));
    this.#note({ operation, status: response.status, count });
    return response;
  };

  #find(operation: string): MadeCall | undefined {
    return this.#calls.find((call) => call.operation === operation);
  }

  #note(call: Omit<MadeCall, 'trouble'>): void {
    const { operation } = call;
    const others = this.#calls.filter((other) => other.operation !== operation);
    this.#calls = [{ ...call, trouble: this.#troubles.get(operation) }, ...others];
    for (const listener of this.#listeners) listener();
  }
}
