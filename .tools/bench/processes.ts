import { randomUUID } from 'node:crypto';
import pg from 'pg';
import * as z from 'zod/mini';
import { canReadCpuTime, cpuTime, cpuTimeOfAll, readParent } from './cpu-time.ts';
import type { PostgresShop } from './grounds.ts';
import { pickInTurn } from './pick-in-turn.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { type RunningProgram, startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';
import { type CallHeaders, Session } from './staff-calls.ts';

const AT_ONCE = 10;
const MEMBERS = 100;
/** So many processes share the database in each round. */
const ROUNDS = [1, 2];

const Backend = z.tuple([z.object({ pid: z.number() })]);
const Product = z.object({
  id: z.string(),
  sizes: z.optional(z.unknown()),
  stock: z.object({ quantity: z.number() }),
  images: z.array(z.object({ url: z.string() })),
});
const Products = z.object({ data: z.array(Product) });
const Quote = z.object({ data: z.object({ total: z.number() }) });
const Member = z.object({ id: z.string(), addressId: z.string(), username: z.string() });
type Member = z.infer<typeof Member>;

/** A request to one of the servers. */
interface Call {
  readonly path: string;
  readonly method?: string;
  readonly headers?: CallHeaders;
  readonly body?: string;
}

/** A kind of request, and how often it is sent. */
interface Kind {
  readonly what: string;
  readonly times: number;
  readonly request: (turn: number) => Call | Promise<Call>;
}

/**
 * The CPU time of a request in the server and in PostgreSQL, with one process and with two that share the requests.
 * It hardly depends on what else the machine does, unlike the requests per second, which follow: 1,000 ms divided by it
 * is what one core does.
 */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = canReadCpuTime && (await grounds.onPostgres());
  if (!place) return yield { what: 'processes', skipped: canReadCpuTime ? NO_POSTGRES : 'only on Linux' };
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    for (const count of ROUNDS) yield* measureWith(count, place, client);
  } finally {
    await client.end();
  }
}

async function* measureWith(count: number, place: PostgresShop, client: pg.Client): Figures {
  await using stack = new AsyncDisposableStack();
  const servers = await Promise.all(
    Array.from({ length: count }, async () => stack.use(await startServer(place, SETTINGS))),
  );
  const [{ pid }] = Backend.parse((await client.query('select pg_backend_pid() as pid')).rows);
  const database = readParent(pid);
  const members = await createMembers(client);
  for (const { what, times, request } of await toKinds(pickInTurn(servers, 0).address, members)) {
    const send = async (turn: number) => {
      const { path, headers, ...init } = await request(turn);
      const response = await fetch(pickInTurn(servers, turn).address + path, {
        ...init,
        headers: { ...headers, 'X-Forwarded-For': visitor(turn) },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${what}: ${path} has status ${response.status}.`);
    };
    // Caches are empty before, and compiling takes several times the CPU of the work itself.
    const warmUp = times;
    await inTurns(warmUp, 0, send);
    const before = readTimes(servers, database);
    await inTurns(times, warmUp, send);
    const after = readTimes(servers, database);
    const each = (name: keyof Times) => (after[name] - before[name]) / times;
    const name = `processes, ${count}: ${what}`;
    yield { what: `${name}: CPU of the server`, ours: each('server'), unit: 'ms' };
    yield { what: `${name}: CPU of PostgreSQL`, ours: each('postgres'), unit: 'ms' };
    yield { what: `${name}: requests a second here`, ours: 1000 / each('elapsed'), unit: '/s' };
  }
}

/** Each request comes from another address, so that no limit is reached. */
const visitor = (turn: number) => `10.0.${Math.floor(turn / 250)}.${turn % 250}`;

const SETTINGS = {
  TRUSTED_PROXIES: '1',
  EXPOSED_LOCAL: 'allow',
  LOGINS_PER_ADDRESS: '1000000',
  UNPAID_ORDERS_PER_MEMBER: '1000000',
  AUTH_SECRET: 'the secret of all processes of a measurement',
};

/** Times in ms. */
interface Times {
  /** CPU time of all servers. */
  readonly server: number;
  /** CPU time of PostgreSQL. */
  readonly postgres: number;
  readonly elapsed: number;
}

const readTimes = (servers: readonly RunningProgram[], database: number): Times => ({
  server: servers.reduce((sum, { pid }) => sum + cpuTime(pid), 0),
  postgres: cpuTimeOfAll(database),
  elapsed: performance.now(),
});

/** What visitors and members do; a request may depend on its number. */
async function toKinds(address: string, members: readonly Member[]): Promise<Kind[]> {
  const products = await fetch(`${address}/api/products?page=1&limit=20`);
  const { data } = Products.parse(await products.json());
  const inStock = data.filter(({ sizes, stock }) => sizes === undefined && stock.quantity > 20);
  const anyProduct = (turn: number) => pickInTurn(inStock, turn);
  const anyMember = (turn: number) => pickInTurn(members, turn);
  const json = (path: string, body: unknown, headers: CallHeaders = {}): Call => ({
    path,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const signedIn = new Map<string, CallHeaders>();
  const logIn = (turn: number) =>
    json('/auth/login', { usernameOrEmail: anyMember(turn).username, password: 'demo1234' });
  const signed = async (turn: number): Promise<CallHeaders> => {
    const { username } = anyMember(turn);
    const known = signedIn.get(username);
    if (known !== undefined) return known;
    const { path, ...init } = logIn(turn);
    const { token } = Session.parse(await (await fetch(address + path, init)).json());
    const headers = { Authorization: `Bearer ${token}` };
    signedIn.set(username, headers);
    return headers;
  };
  for (let turn = 0; turn < MEMBERS; turn += 1) await signed(turn);
  const quote = async (items: readonly unknown[], headers: CallHeaders) => {
    const { path, ...init } = json('/api/orders/quote', { items }, headers);
    return Quote.parse(await (await fetch(address + path, init)).json()).data.total;
  };
  const order = async (turn: number) => {
    const headers = { ...(await signed(turn)), 'Idempotency-Key': randomUUID() };
    const items = [{ productId: anyProduct(turn).id, quantity: 1 }];
    const total = await quote(items, headers);
    const { addressId } = anyMember(turn);
    return json('/api/orders', { items, addressId, payment: { method: 'UPI' }, total }, headers);
  };
  const token = randomUUID();
  return [
    { what: 'a page from the cache', times: 3000, request: () => ({ path: '/products' }) },
    {
      what: 'a page from the cache, not compressed',
      times: 3000,
      request: () => ({ path: '/products', headers: { 'Accept-Encoding': 'identity' } }),
    },
    {
      what: 'a rendered page',
      times: 600,
      request: (turn) => ({ path: `/products?search=${token}${turn}` }),
    },
    {
      what: 'a list from the cache',
      times: 2000,
      request: () => ({ path: '/api/products?page=1&limit=20' }),
    },
    {
      what: 'a list from the database',
      times: 1000,
      request: (turn) => ({ path: `/api/products?page=1&limit=20&search=${token}${turn}` }),
    },
    {
      what: 'an image',
      times: 2000,
      request: () => ({ path: pickInTurn(pickInTurn(data, 0).images, 0).url }),
    },
    { what: 'a login', times: 40, request: logIn },
    {
      what: 'a cart that is read',
      times: 600,
      request: async (turn) => ({
        path: `/api/cart/user/${anyMember(turn).id}`,
        headers: await signed(turn),
      }),
    },
    { what: 'an order with its quote', times: 50, request: order },
  ];
}

/** New members, each with an address and the password of the sample accounts. */
async function createMembers(client: pg.Client): Promise<Member[]> {
  const inserted = await client.query(
    `insert into users (id, username, first_name, last_name, email, email_verified_at, mobile, mobile_verified_at, password_hash, roles)
     select gen_random_uuid(), 'bench' || n, 'Some', 'Body', 'bench' || n || '@example.in', now(), n::text, now(), sample.password_hash, '{MEMBER}'
     from (select 7000000000 + (random() * 900000000)::bigint + n as n from generate_series(1, ${MEMBERS}) as n) as numbers,
       (select password_hash from users where username = 'ravi') as sample
     returning id, id as "addressId", username`,
  );
  const members = z.array(Member).parse(inserted.rows);
  await client.query(
    `insert into addresses (id, user_id, name, phone_number, email, street_address, additional_address_line, city, state,
       postal_code, country, landmarks, type, is_default, latitude, longitude, created_at)
     select id, id, 'Some Body', mobile, '', '1 Mall Road', '', 'Patna', 'Bihar', '800001', 'India', '{}', 'HOME', true, 0, 0, now()
     from users where id = any($1)`,
    [members.map(({ id }) => id)],
  );
  return members;
}

/** Sends `times` requests, {@link AT_ONCE} at once. */
async function inTurns(times: number, from: number, send: (turn: number) => Promise<void>): Promise<void> {
  let turn = from;
  const worker = async () => {
    while (turn < from + times) {
      turn += 1;
      await send(turn - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
