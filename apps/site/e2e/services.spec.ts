import { once } from 'node:events';
import { createServer } from 'node:net';
import * as z from 'zod';
import { logIn } from './log-in.ts';
import { type OwnServer, expect, startServer, test as base } from './own-server.ts';
import { toast } from './shopping.ts';

const Categories = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), categoryUniqueName: z.string() })),
});
const Leads = z.object({ data: z.array(z.object({ name: z.string() })) });
const Session = z.object({ token: z.string() });

/** A server that knows at which port the site will be, whose pages may call it. */
interface Services extends OwnServer {
  readonly sitePort: string;
}

/** The site, whose five services are at another server with data of its own. */
const test = base.extend<{ services: Services }>({
  services: async ({ playwright }, provide) => {
    const sitePort = await freePort();
    const { server, end } = await startServer(playwright, { API_CALLERS: `http://127.0.0.1:${sitePort}` });
    await provide({ ...server, sitePort });
    await end();
  },
  settings: async ({ services: { address, sitePort } }, provide) =>
    provide({
      PORT: sitePort,
      API_MAIN: address,
      API_AUTH: address,
      API_PRODUCT: address,
      API_CORE: address,
      API_CART: address,
    }),
});

/** A port that is free now. */
async function freePort(): Promise<string> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return address instanceof Object ? String(address.port) : '';
}

/** The headers of the admin at a server. */
async function toAdmin({ request }: OwnServer): Promise<{ Authorization: string }> {
  const response = await request.post('/auth/login', {
    data: { usernameOrEmail: 'admin', password: 'demo1234' },
  });
  return { Authorization: `Bearer ${Session.parse(await response.json()).token}` };
}

async function leadNames(server: OwnServer): Promise<string[]> {
  const listed = await server.request.get('/contacts?page=1&limit=10', { headers: await toAdmin(server) });
  return Leads.parse(await listed.json()).data.map(({ name }) => name);
}

test('the base addresses that the server is started with are those that pages call, in the browser and here', async ({
  page,
  server,
  services,
}) => {
  // It begins with the start of two servers.
  test.slow();
  const [category] = Categories.parse(await (await services.request.get('/api/categories')).json()).data;
  if (category === undefined) throw new Error('there is no category');
  const renamed = await services.request.put(`/api/categories/${category.id}`, {
    headers: await toAdmin(services),
    multipart: { name: 'From the other server', description: 'Its services are elsewhere.' },
  });
  expect(renamed.status()).toBe(200);

  const called: Record<'here' | 'there', string[]> = { here: [], there: [] };
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!/^\/(api|auth|associates|addresses|contacts)\b/.test(pathname)) return;
    called[origin === services.address ? 'there' : 'here'].push(`${request.method()} ${pathname}`);
  });

  // Rendered by the server of the site, then by the browser.
  await page.goto(`/products/${category.categoryUniqueName}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'From the other server' })).toBeVisible();
  await page.locator('main a[href^="/product-details-page/"]').first().click();
  // The cards of the list have such a button, too.
  const addToCart = page.getByRole('button', { name: 'Add to cart' });
  await expect(addToCart).toHaveCount(1);
  await addToCart.click();
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();

  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logIn(page, 'asha');
  await page.goto('/manage/addresses');
  await expect(page.getByRole('listitem').filter({ hasText: 'Deliver Here' }).first()).toBeVisible();

  await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Join the business' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Full name').fill('Zarina Khatoon');
  await form.getByLabel('Mobile number').fill('9876543210');
  await form.getByLabel('Email').fill('zarina@example.in');
  await form.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();

  expect(called.here).toEqual([]);
  expect(called.there).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^GET \/api\/products\/[\w-]+$/),
      'POST /auth/login',
      'GET /addresses',
      'GET /associates/self/data',
      'POST /contacts',
      expect.stringMatching(/^(GET|POST) \/api\/cart/),
    ]),
  );
  expect(await leadNames(services)).toContain('Zarina Khatoon');
  expect(await leadNames(server)).not.toContain('Zarina Khatoon');
});
