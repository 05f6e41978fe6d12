import { type Endpoint, StaffArea, endpoints } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { StaffMember } from '../../test/staff-member.ts';
import { logIn } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('the endpoints of staff', () => {
  const app = useTestApp();
  let token = '';
  beforeAll(async () => {
    ({ token } = await logIn(app, 'staff'));
  });

  /** Whether staff with these rights are rejected before anything of their invalid call is read. */
  const isForbidden = async ({ method, path }: Endpoint, rights: readonly StaffArea[]) => {
    await app.sql(`update users set rights = '{${rights}}' where username = 'staff'`);
    const { status } = await app.call(`${path.replaceAll(/\{\w+\}/g, '%00')}?page=x`, {
      method,
      headers: { 'Content-Type': 'text/plain', Authorization: `Bearer ${token}` },
      ...(method !== 'GET' && { body: '{' }),
    });
    return status === 403;
  };

  it.each(
    endpoints.flatMap((endpoint) =>
      endpoint.policy === 'staff' ? [[endpoint.operation, endpoint, endpoint.area] as const] : [],
    ),
  )('%s is open to staff with the right to its area, and to no other staff', async (_, endpoint, area) => {
    const own = area === 'any' ? [] : [area];
    const others = StaffArea.options.filter((one) => one !== area);
    const seen = [
      await isForbidden(endpoint, own),
      await isForbidden(endpoint, others),
      await isForbidden(endpoint, []),
    ];
    expect(seen).toEqual(area === 'any' ? [false, false, false] : [false, true, true]);
  });

  it('are all open to an administrator, whatever rights are stored', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const paths = ['/api/admin/orders/needs', '/contacts', '/api/admin/figures', '/api/admin/products'];
    for (const path of paths) expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
  });
});
