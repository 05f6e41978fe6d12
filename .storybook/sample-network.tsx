import { type Endpoint, type ResponseOf, failureStatuses } from '@pgm/api/contract';
import type { Decorator, StoryObj } from '@storybook/react-vite';
import { failureBody } from '../apps/server/src/platform/http/failure-response.ts';
import { FAULTS } from '../apps/site/test/faults/faults.ts';
import { SLOW, hang, waitForSlow } from '../apps/site/test/faults/network.ts';

/** What the network of a story does with a call of the contract. */
export interface SampleResponse {
  readonly operation: string;
  readonly respond: () => Promise<Response>;
}

/** What a response has as its `data`; any value for an endpoint that is only known at run time. */
type DataOf<E extends Endpoint> =
  unknown extends ResponseOf<E>
    ? unknown
    : ResponseOf<E> extends { readonly data: infer Data }
      ? Data
      : never;

/** The call succeeds with this body. @throws a ZodError when it is none that the contract allows */
export function responds<E extends Endpoint>(
  { operation, response }: E,
  body: ResponseOf<E>,
): SampleResponse {
  const checked = response.body.parse(body);
  return { operation, respond: async () => Response.json(checked, { status: response.status }) };
}

/** The call of a list has a page with these rows, which are all. */
export function lists(endpoint: Endpoint, data: readonly unknown[]): SampleResponse {
  return responds(endpoint, { ...toWholePage(data), isComplete: true });
}

/** The body of a page with these rows, which are all, in all shapes of a list; the schema of a call takes its own parts. */
export function toWholePage<Rows extends readonly unknown[]>(data: Rows) {
  const page = { page: 1, limit: 20, total: data.length };
  return { success: true as const, data, ...page, pagination: { ...page, pages: 1 } };
}

/** The call succeeds with this `data`. */
export const respondsWith = <E extends Endpoint>(endpoint: E, data: DataOf<E>) =>
  responds<Endpoint>(endpoint, { success: true, data });

/** What the server says about a call that it rejects. */
interface Rejection<E extends Endpoint> {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The record as it is stored now. */
  readonly current?: DataOf<E>;
}

/** The server rejects the call. @throws when the contract does not name the status for it, or has another record */
export function rejects<E extends Endpoint>(
  endpoint: E,
  status: number,
  { message, fields, current }: Rejection<E>,
): SampleResponse {
  const { operation, response } = endpoint;
  if (!failureStatuses(endpoint).includes(status)) throw new Error(`${operation} never fails with ${status}`);
  if (current !== undefined) response.body.parse({ success: true, data: current });
  const body = { ...failureBody(message), fields, current };
  return { operation, respond: async () => Response.json(body, { status }) };
}

/** The call never gets a response. */
export const hangs = ({ operation }: Endpoint): SampleResponse => ({ operation, respond: hang });

/** The call meets a fault of the network. @param name as in the table of the faults */
export function meets({ operation }: Endpoint, name: string): SampleResponse {
  const fault = FAULTS.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault '${name}'`);
  return { operation, respond: fault.respond };
}

let network: readonly SampleResponse[] = [];
/** What the reader has chosen for the calls, by their operations. */
let chosen: Readonly<Record<string, unknown>> = {};

/** What to choose from: the browser is online, it has no session, and an address carries no braces. */
const CHOICES = [
  SLOW,
  ...FAULTS.filter(({ name, kind }) => kind !== 'offline' && kind !== 'expired' && !name.includes('{')).map(
    ({ name }) => name,
  ),
];

/** The control with which a reader lets a call be slow or meet a fault. */
const faultControl = {
  description: 'What happens to the call instead',
  type: { name: 'enum', value: CHOICES },
  options: CHOICES,
  control: { type: 'select' },
} as const;

/** The page starts again with each choice of the reader. */
const withChosenFaults: Decorator = (Story, { args }) => {
  chosen = args;
  return <Story key={JSON.stringify(args)} />;
};

/**
 * What a story has whose calls go over a network of its own; each call has a control for its faults. On a docs page the
 * story is a document of its own, because a document has one network.
 * @param play what the story asserts about these responses: not run while the reader has chosen others
 */
export function withNetwork(responses: readonly SampleResponse[], play?: StoryObj['play']) {
  const calls = responses.map(({ operation }) => operation);
  return {
    argTypes: Object.fromEntries(calls.map((call) => [call, faultControl])),
    decorators: [withChosenFaults],
    parameters: {
      layout: 'fullscreen',
      // No control reaches a story in a document of its own.
      docs: { story: { inline: false, height: '600px' }, controls: { exclude: calls } },
    },
    beforeEach: () => {
      network = responses;
      return () => {
        network = [];
        chosen = {};
      };
    },
    ...(play && {
      play: (async (context) => {
        if (Object.values(context.args).every((choice) => choice === undefined)) await play(context);
      }) satisfies StoryObj['play'],
    }),
  };
}

/** What the network of the story does with a call; undefined when it does not know the call. */
export function findResponse(operation = ''): SampleResponse | undefined {
  const choice = chosen[operation];
  const fault = FAULTS.find(({ name }) => name === choice);
  if (fault) return { operation, respond: fault.respond };
  const found = network.find((response) => response.operation === operation);
  return found && choice === SLOW ? slowly(found) : found;
}

const slowly = ({ operation, respond }: SampleResponse): SampleResponse => ({
  operation,
  respond: async () => {
    await waitForSlow();
    return respond();
  },
});
