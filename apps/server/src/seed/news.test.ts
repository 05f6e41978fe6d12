import { describe, expect, it } from 'vitest';
import { Asker } from '../../test/asker.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('the sample member asha', () => {
  const app = useTestApp();

  it('was told of her orders and of a request, and has not read the last of it', async () => {
    const asha = await Asker.logIn(app, 'asha');
    const { data, unread } = await asha.news();
    expect(unread).toBe(1);
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['ORDER', 'REQUEST']));
    expect(data[0]).toMatchObject({ readAt: null });
    expect(await asha.requests()).toMatchObject([{ kind: 'PROFILE_CORRECTION', status: 'APPROVED' }]);
  });
});
