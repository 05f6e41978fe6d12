import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserClient } from './create-browser-client.ts';
import { serviceAddresses, toServicesAttribute } from './service-addresses.ts';

const SERVICES = {
  main: 'https://main.example.in',
  auth: 'https://users.example.in',
  product: 'https://products.example.in/v1',
  core: 'https://core.example.in/a&b',
  cart: 'https://carts.example.in',
};

/** Shows a page of a server that names these addresses. */
function showPage(services?: typeof SERVICES): void {
  const dataset = services ? { services: JSON.stringify(services) } : {};
  vi.stubGlobal('document', { documentElement: { dataset } });
}

describe('the addresses of the services', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are an attribute of the document, which quotes and ampersands do not end', () => {
    expect(toServicesAttribute({ core: SERVICES.core })).toBe(
      ' data-services="{&quot;core&quot;:&quot;https://core.example.in/a&amp;b&quot;}"',
    );
  });

  it('are none while all services are at the origin of the site', () => {
    expect(toServicesAttribute({})).toBe('');
    showPage();
    expect(serviceAddresses()).toEqual({});
  });

  it('reach the client of the browser, each for its calls', async () => {
    showPage(SERVICES);
    const addresses: string[] = [];
    const client = createBrowserClient(
      () => Promise.resolve({ accessToken: async () => 'token', renewedToken: async () => undefined }),
      async (address) => {
        addresses.push(address);
        return new Response('{}');
      },
    );
    await client.leads.create(
      { name: 'Asha', mobile: '9000000001', email: 'asha@example.in', state: '' },
      'key',
    );
    await client.auth.logIn({ usernameOrEmail: 'asha', password: 'demo1234' });
    await client.addresses.list();
    await client.categories.list();
    await client.associates.self();
    await client.cart.remove('1');
    expect(addresses).toEqual([
      'https://main.example.in/contacts',
      'https://users.example.in/auth/login',
      'https://users.example.in/addresses',
      'https://products.example.in/v1/api/categories',
      'https://core.example.in/a&b/associates/self/data',
      'https://carts.example.in/api/cart/1',
    ]);
  });
});
