import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const DETAILS = {
  name: 'Asha Mishra',
  phone_number: '9000000001',
  email: '',
  street_address: '12 Park Road',
  additional_address_line: '',
  city: 'Lucknow',
  state: 'Uttar Pradesh',
  postal_code: '226001',
  country: 'India',
  landmarks: [],
  type: 'HOME' as const,
  isDefault: true,
  latitude: 0,
  longitude: 0,
};
const STORED = { ...DETAILS, id: '1' };

/** A client whose network responds to every call with `body`, and its recorded requests. */
function clientWith(body: unknown, status = 200) {
  const requested: { call: string; body: unknown }[] = [];
  const client = createClient({
    bases: { auth: 'https://users.example.in' },
    fetch: async (address, { method, body: sent }) => {
      requested.push({ call: `${method} ${address}`, body: sent ? JSON.parse(String(sent)) : undefined });
      return Response.json(body, { status });
    },
  });
  return { addresses: client.addresses, requested };
}

describe('the client of addresses', () => {
  it('lists them', async () => {
    const { addresses, requested } = clientWith([STORED]);
    expect(await addresses.list()).toEqual({ ok: true, value: [STORED] });
    expect(requested).toEqual([{ call: 'GET https://users.example.in/addresses', body: undefined }]);
  });

  it('adds and replaces one and returns the stored address', async () => {
    const { addresses, requested } = clientWith(STORED);
    expect(await addresses.create(DETAILS)).toEqual({ ok: true, value: STORED });
    expect(await addresses.update('1', DETAILS)).toEqual({ ok: true, value: STORED });
    expect(requested).toEqual([
      { call: 'POST https://users.example.in/addresses', body: DETAILS },
      { call: 'PUT https://users.example.in/addresses/1', body: DETAILS },
    ]);
  });

  it('deletes one', async () => {
    const { addresses, requested } = clientWith({ success: true });
    expect(await addresses.remove('1')).toEqual({ ok: true, value: { success: true } });
    expect(requested).toEqual([{ call: 'DELETE https://users.example.in/addresses/1', body: undefined }]);
  });

  it('reports when there are too many', async () => {
    const message = 'You can save at most 50 addresses.';
    const { addresses } = clientWith({ message }, 409);
    expect(await addresses.create(DETAILS)).toEqual({
      ok: false,
      failure: { code: 'conflict', message, status: 409 },
    });
  });
});
