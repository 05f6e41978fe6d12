import { type Endpoint, FailureBody, endpoints, failureStatuses } from '@pgm/api/contract';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAshasRecords } from '../ashas-records.ts';
import { Caller } from './caller.ts';
import { useTestApp } from '../test-app.ts';
import { type FuzzRequest, requestsTo } from './fuzz-requests.ts';
import { type KnownIds, StoredIds } from './known-ids.ts';

/** The requests of each role to each endpoint; those who may not call it make two. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3);
/** The same requests each time; the long form gets new ones, and a failure names its seed. */
const SEED =
  process.env['FUZZ_RUNS'] === undefined
    ? 20_261_123
    : Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

const ROLES = ['guest', 'asha', 'staff', 'admin'] as const;
type Role = (typeof ROLES)[number];

const ADMITTED = {
  public: ROLES,
  visitor: ROLES,
  member: ['asha', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
} as const satisfies Record<Endpoint['policy'], readonly Role[]>;

/** What only the inside of the server knows. */
const INSIDE =
  /node_modules|\.ts:\d|\.js:\d|\bat \S+ \(|select .+ from |insert into |drizzle|pg_catalog|Failed query|TypeError/i;

describe('whatever is sent', { timeout: 600_000 }, () => {
  const app = useTestApp({
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    CALLS_PER_ADDRESS: '100000',
    LOGINS_PER_ADDRESS: '100000',
  });
  const callers = new Map<Role, Caller>();
  let idsOfGuests: KnownIds;

  beforeAll(async () => {
    await createAshasRecords(app);
    const stored = await StoredIds.open(app);
    for (const role of ROLES.filter((name) => name !== 'guest')) {
      const caller = new Caller(app, stored, role);
      await caller.logIn();
      callers.set(role, caller);
    }
    idsOfGuests = await stored.read(NO_ONE);
  });

  /** Sends a request, and returns what is wrong with the response. */
  const send = async (endpoint: Endpoint, { url, body, headers }: FuzzRequest, token: string | undefined) => {
    const response = await app.call(url, {
      method: endpoint.method,
      headers: {
        ...headers,
        'X-Forwarded-For': newAddress(),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    return toProblem(endpoint, response.status, await response.text());
  };

  it.each(inOrder(endpoints).map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s gives what its contract declares',
    async (_, endpoint) => {
      for (const [index, role] of ROLES.entries()) {
        const caller = callers.get(role);
        const isAdmitted = ADMITTED[endpoint.policy].some((admitted) => admitted === role);
        await fc.assert(
          fc.asyncProperty(requestsTo(endpoint, caller?.ids ?? idsOfGuests), async (request) => {
            expect(await send(endpoint, request, await caller?.token())).toBeUndefined();
          }),
          { numRuns: isAdmitted ? RUNS : 2, seed: SEED + index },
        );
      }
      await app.idle();
      expect(app.logLines).toEqual([]);
    },
  );

  it('leaves work that jobs and imports can do', async () => {
    await app.runImports();
    await app.runJobs();
    await app.idle();
    expect(app.logLines).toEqual([]);
  });
});

/** What is wrong with a response; undefined when its contract declares it. */
function toProblem(endpoint: Endpoint, status: number, text: string): string | undefined {
  const shown = `${status} ${text.slice(0, 500)}`;
  const isFile = endpoint.response.type === 'csv' && status === endpoint.response.status;
  const body = isFile ? text : toJson(text);
  if (body === undefined || INSIDE.test(text)) return shown;
  if (status === endpoint.response.status) {
    const parsed = endpoint.response.body.safeParse(body);
    return parsed.success ? undefined : `${shown} ${JSON.stringify(parsed.error.issues)}`;
  }
  const isDeclared = status < 500 && failureStatuses(endpoint).includes(status);
  return isDeclared && FailureBody.safeParse(body).success ? undefined : shown;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Deletions last, so that other calls find something. */
function inOrder(all: readonly Endpoint[]): readonly Endpoint[] {
  const isLate = ({ method, operation }: Endpoint) =>
    Number(method === 'DELETE' || operation.startsWith('delete'));
  return all.toSorted((a, b) => isLate(a) - isLate(b));
}

const NO_ONE = '00000000-0000-0000-0000-000000000000';

let last = 0;
/** The limits of an address are tested elsewhere; here they would hide everything else. */
function newAddress(): string {
  last += 1;
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
}
