import { describe, expect, it } from 'vitest';
import { createStaffClient } from './index.ts';

const ID = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
const OWN = {
  id: ID,
  userId: ID,
  name: 'Asha Mishra',
  referralCode: 'ASHA2023',
  sponsor: null,
  joinedAt: '2023-09-05T00:00:00.000Z',
  directCount: 1,
  totalCount: 9,
  sharesContact: false,
};
const LISTED = {
  id: ID,
  userId: ID,
  parentId: null,
  name: 'Geeta Sharma',
  username: 'geeta',
  referralCode: 'GEETA2023',
  joinedAt: '2023-10-09T00:00:00.000Z',
  contact: { phone: '9876543210', email: null, isMasked: false },
  directCount: 3,
  totalCount: 8,
  sponsor: null,
  proposal: null,
  changes: [],
};
const PARTY = { id: ID, name: 'Geeta Sharma', referralCode: 'GEETA2023' };
const EFFECTS = {
  associate: PARTY,
  oldParent: null,
  newParent: PARTY,
  bvValue: 500,
  movedCount: 9,
  oldUpline: { count: 0, nearest: [] },
  newUpline: {
    count: 1,
    nearest: [{ ...PARTY, directBefore: 0, directAfter: 1, totalBefore: 0, totalAfter: 9 }],
  },
};
const PREVIEW = { ...EFFECTS, monthPoints: { own: 20, team: 340 } };

/** A client whose network responds to every call with `response`, and its recorded requests. */
function clientWith(response: unknown, status = 200) {
  const requested: { call: string; body: unknown }[] = [];
  const { associates } = createStaffClient({
    bases: { core: 'https://core.example.in', main: 'https://core.example.in' },
    session: { token: async () => 'token', renew: async () => undefined },
    fetch: async (address, { method, body }) => {
      requested.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined });
      return Response.json(response, { status });
    },
  });
  return { associates, requested };
}

const at = (call: string, body?: unknown) => {
  const [method, path] = call.split(' ');
  return { call: `${method} https://core.example.in${path}`, body };
};

describe('the client of associates for staff', () => {
  it('gives an account a place, a person on paper an account, and an associate another code', async () => {
    const { associates, requested } = clientWith({ success: true, data: OWN });
    const person = { name: 'Geeta Sharma', mobile: '9876543210' };
    expect(await associates.update(ID, { referralCode: 'GEETA99' })).toEqual({ ok: true, value: OWN });
    expect(await associates.create({ userId: ID, parentId: ID })).toEqual({ ok: true, value: OWN });
    expect(await associates.create(person)).toEqual({ ok: true, value: OWN });
    expect(requested).toEqual([
      at(`PUT /associates/${ID}`, { referralCode: 'GEETA99' }),
      at('POST /associates', { userId: ID, parentId: ID }),
      at('POST /associates', person),
    ]);
  });

  it('changes the parent after a preview, with a business value of 500', async () => {
    const change = { ...EFFECTS, id: ID, changedAt: '2026-11-21T06:30:00.000Z' };
    const preview = clientWith({ success: true, data: PREVIEW });
    expect(await preview.associates.previewParent(ID, { parentId: ID })).toEqual({
      ok: true,
      value: PREVIEW,
    });
    expect(preview.requested).toEqual([
      at(`POST /associates/${ID}/parent/preview`, { parentId: ID, bvValue: 500 }),
    ]);
    const { associates, requested } = clientWith({ success: true, data: change });
    const approved = { parentId: null, bvValue: 7, proposalId: ID };
    expect(await associates.changeParent(ID, approved)).toEqual({ ok: true, value: change });
    expect(requested).toEqual([at(`PUT /associates/${ID}/parent`, approved)]);
  });

  it('asks for a change, ends it, and takes one back', async () => {
    const { associates, requested } = clientWith({ success: true, data: LISTED });
    const found = { ok: true, value: LISTED };
    expect(await associates.get(ID)).toEqual(found);
    expect(await associates.proposeParent(ID, { parentId: ID, reason: 'Neighbours' })).toEqual(found);
    expect(await associates.closeProposal(ID)).toEqual(found);
    expect(await associates.undoChange(ID)).toEqual(found);
    expect(requested).toEqual([
      at(`GET /api/admin/associates/${ID}`),
      at(`POST /api/admin/associates/${ID}/parent-proposals`, {
        bvValue: 500,
        parentId: ID,
        reason: 'Neighbours',
      }),
      at(`POST /api/admin/parent-proposals/${ID}/close`),
      at(`POST /api/admin/parent-changes/${ID}/undo`),
    ]);
  });

  it('reports why an associate cannot be moved', async () => {
    const message = 'An associate cannot be placed below themselves or their own downline.';
    const { associates } = clientWith({ success: false, errors: [], message }, 409);
    expect(await associates.changeParent(ID, { parentId: ID })).toEqual({
      ok: false,
      failure: { code: 'conflict', message, status: 409 },
    });
  });

  it('has a sentence for a change that fails without one of the server', async () => {
    const { associates } = clientWith({}, 500);
    const failed = (message: string) => ({ ok: false, failure: { code: 'server', message, status: 500 } });
    expect(await associates.update(ID, {})).toEqual(failed('Failed to update associate'));
    expect(await associates.changeParent(ID, { parentId: ID })).toEqual(
      failed('Failed to update associate parent'),
    );
    expect(await associates.undoChange(ID)).toEqual(failed('Failed to update associate parent'));
    expect(await associates.create({ userId: ID, parentId: ID })).toEqual(failed(''));
  });

  it('lists all associates', async () => {
    const pagination = { page: 1, limit: 50, total: 1, pages: 1 };
    const all = { success: true, data: [LISTED], total: 1, pagination };
    const list = clientWith(all);
    expect(await list.associates.list({ search: 'geeta' })).toEqual({ ok: true, value: all });
    expect(list.requested).toEqual([at('GET /associates?search=geeta')]);
  });
});
