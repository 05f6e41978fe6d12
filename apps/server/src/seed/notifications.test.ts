import { describe, expect, it } from 'vitest';
import { MemberClient } from '../../test/member-client.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('the sample member asha', () => {
  const app = useTestApp();

  it('has notifications about her orders and a request, and has not read the newest', async () => {
    const asha = await MemberClient.logIn(app, 'asha');
    const { data, unread } = await asha.notifications();
    expect(unread).toBe(1);
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['ORDER', 'REQUEST']));
    expect(data[0]).toMatchObject({ readAt: null });
    expect(await asha.requests()).toMatchObject([{ kind: 'PROFILE_CORRECTION', status: 'APPROVED' }]);
  });
});
