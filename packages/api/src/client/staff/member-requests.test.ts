import { describe, expect, it } from 'vitest';
import { createStaffClient } from './index.ts';

const AT = '2026-11-21T06:30:00.000Z';
const RAISED = {
  kind: 'PROFILE_CORRECTION',
  field: 'FIRST_NAME',
  text: 'Asha Devi',
  id: '1',
  status: 'OPEN',
  createdAt: AT,
  history: [{ status: 'OPEN', at: AT, by: 'MEMBER', note: null }],
  member: { id: 'me', name: 'Asha Mishra' },
  storedValue: 'Asha',
  sponsorId: null,
};

/** A client whose network responds with `body`, and its recorded requests. */
function clientWith(body: unknown) {
  const requested: string[] = [];
  const { memberRequests } = createStaffClient({
    bases: { core: 'https://core.example.in' },
    fetch: async (address, { method, body: sent }) => {
      requested.push([method, address, sent].filter(Boolean).join(' '));
      return Response.json(body);
    },
  });
  return { memberRequests, requested };
}

describe('the client of all requests', () => {
  it('reads one and decides on it: an approval sends no body', async () => {
    const { memberRequests, requested } = clientWith({ success: true, data: RAISED });
    expect(await memberRequests.get('1')).toEqual({ ok: true, value: RAISED });
    expect(await memberRequests.approve('1')).toEqual({ ok: true, value: RAISED });
    expect(await memberRequests.reject('1', 'Not clear')).toEqual({ ok: true, value: RAISED });
    expect(requested).toEqual([
      'GET https://core.example.in/requests/1',
      'PUT https://core.example.in/requests/1/approve',
      'PUT https://core.example.in/requests/1/reject {"note":"Not clear"}',
    ]);
  });

  it('lists them by status and kind', async () => {
    const page = { success: true, data: [RAISED], total: 1 };
    const { memberRequests, requested } = clientWith(page);
    const result = await memberRequests.list('OPEN', { kind: 'PROFILE_CORRECTION', page: 1 });
    expect(result).toEqual({ ok: true, value: page });
    expect(requested).toEqual([
      'GET https://core.example.in/requests/all/OPEN?kind=PROFILE_CORRECTION&page=1',
    ]);
  });
});
