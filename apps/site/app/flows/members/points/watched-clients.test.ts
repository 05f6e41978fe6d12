import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { securityClient } from '../../auth/account-security/account-security-client.ts';
import { browserPointsClient } from './browser-points-client.ts';
import { watchPendingCalls } from '#app/kit/pending-calls.ts';

vi.mock(import('../../auth/session/session.ts'), async (original) => ({
  ...(await original()),
  accessToken: async () => 'token',
}));

const CALLS = {
  points: () => browserPointsClient().get('018f0000-0000-7000-8000-000000000001'),
  security: () => securityClient().read(),
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

it.each(Object.entries(CALLS))(
  'a call of the client of %s can be given up, or sent again, once it takes long',
  async (_, call) => {
    const reported: string[] = [];
    const stop = watchPendingCalls(({ type }) => reported.push(type));
    // What another test has sent is pending still.
    reported.length = 0;
    void call();
    await expect.poll(() => reported).toEqual(['call.sent']);
    stop();
  },
);
