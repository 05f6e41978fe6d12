import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { canReadCpuTime, cpuTime, cpuTimeOfAll, readParent } from './cpu-time.mjs';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startServer } from '../run/server-process.ts';

const AT_ONCE = 10;
const MEMBERS = 100;
/** So many processes share the database in each round. */
const ROUNDS = [1, 2];

/**
 * The CPU time of a request in the server and in PostgreSQL, with one process and with two that share the requests.
 * It hardly depends on what else the machine does, unlike the requests per second, which follow: 1,000 ms divided by it
 * is what one core does.
 */
export async function* measure({ grounds }) {
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

async function* measureWith(count, place, client) {
  await using stack = new AsyncDisposableStack();
  const servers = await Promise.all(
    Array.from({ length: count }, async () => stack.use(await startServer(place, SETTINGS))),
  );
  const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows;
  const database = readParent(pid);
  const members = await createMembers(client);
  for (const { what, times, request } of await toKinds(servers[0].address, members)) {
    const send = async (turn) => {
      const { path, headers, ...init } = await request(turn);
      const response = await fetch(servers[turn % count].address + path, {
        ...init,
        headers: { ...headers, 'X-Forwarded-For': visitor(turn) },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${what}: ${path} has status ${response.status}.`);
    };
    // Caches are empty before, and compiling takes several times the CPU of the work itself.
    const warmUp = times;
    await inTurns(warmUp, 0, send);
    const before = [readServerTime(servers), cpuTimeOfAll(database), performance.now()];
    await inTurns(times, warmUp, send);
    const after = [readServerTime(servers), cpuTimeOfAll(database), performance.now()];
    const [server, postgres, elapsed] = after.map((value, index) => (value - before[index]) / times);
    const name = `processes, ${count}: ${what}`;
    yield { what: `${name}: CPU of the server`, ours: server, unit: 'ms' };
    yield { what: `${name}: CPU of PostgreSQL`, ours: postgres, unit: 'ms' };
    yield { what: `${name}: requests a second here`, ours: 1000 / elapsed, unit: '/s' };
  }
}

/** Each request comes from another address, so that no limit is reached. */
const visitor = (turn) => `10.0.${Math.floor(turn / 250)}.${turn % 250}`;

const SETTINGS = {
  TRUSTED_PROXIES: '1',
  EXPOSED_LOCAL: 'allow',
  LOGINS_PER_ADDRESS: '1000000',
  UNPAID_ORDERS_PER_MEMBER: '1000000',
  AUTH_SECRET: 'the secret of all processes of a measurement',
};

const readServerTime = (servers) => servers.reduce((sum, { pid }) => sum + cpuTime(pid), 0);

/** What visitors and members do; a request may depend on its number. */
async function toKinds(address, members) {
  const { data } = await (await fetch(`${address}/api/products?page=1&limit=20`)).json();
  const inStock = data.filter(({ sizes, stock }) => sizes === undefined && stock.quantity > 20);
  const anyProduct = (turn) => inStock[turn % inStock.length];
  const json = (path, body, headers = {}) => ({
    path,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const signedIn = new Map();
  const logIn = (turn) =>
    json('/auth/login', { usernameOrEmail: members[turn % MEMBERS].username, password: 'demo1234' });
  const signed = async (turn) => {
    const { username } = members[turn % MEMBERS];
    if (!signedIn.has(username)) {
      const { path, ...init } = logIn(turn);
      const { token } = await (await fetch(address + path, init)).json();
      signedIn.set(username, { Authorization: `Bearer ${token}` });
    }
    return signedIn.get(username);
  };
  for (let turn = 0; turn < MEMBERS; turn += 1) await signed(turn);
  const quote = async (items, headers) => {
    const { path, ...init } = json('/api/orders/quote', { items }, headers);
    return (await (await fetch(address + path, init)).json()).data.total;
  };
  const order = async (turn) => {
    const headers = { ...(await signed(turn)), 'Idempotency-Key': randomUUID() };
    const items = [{ productId: anyProduct(turn).id, quantity: 1 }];
    const total = await quote(items, headers);
    const { addressId } = members[turn % MEMBERS];
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
    { what: 'an image', times: 2000, request: () => ({ path: data[0].images[0].url ?? data[0].images[0] }) },
    { what: 'a login', times: 40, request: logIn },
    {
      what: 'a cart that is read',
      times: 600,
      request: async (turn) => ({
        path: `/api/cart/user/${members[turn % MEMBERS].id}`,
        headers: await signed(turn),
      }),
    },
    { what: 'an order with its quote', times: 50, request: order },
  ];
}

/** New members, each with an address and the password of the sample accounts. */
async function createMembers(client) {
  const { rows } = await client.query(
    `insert into users (id, username, first_name, last_name, email, email_verified_at, mobile, mobile_verified_at, password_hash, roles)
     select gen_random_uuid(), 'bench' || n, 'Some', 'Body', 'bench' || n || '@example.in', now(), n::text, now(), sample.password_hash, '{MEMBER}'
     from (select 7000000000 + (random() * 900000000)::bigint + n as n from generate_series(1, ${MEMBERS}) as n) as numbers,
       (select password_hash from users where username = 'ravi') as sample
     returning id, id as "addressId", username`,
  );
  await client.query(
    `insert into addresses (id, user_id, name, phone_number, email, street_address, additional_address_line, city, state,
       postal_code, country, landmarks, type, is_default, latitude, longitude, created_at)
     select id, id, 'Some Body', mobile, '', '1 Mall Road', '', 'Patna', 'Bihar', '800001', 'India', '{}', 'HOME', true, 0, 0, now()
     from users where id = any($1)`,
    [rows.map(({ id }) => id)],
  );
  return rows;
}

/** Sends `times` requests, {@link AT_ONCE} at once. */
async function inTurns(times, from, send) {
  let turn = from;
  const worker = async () => {
    while (turn < from + times) {
      turn += 1;
      await send(turn - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
