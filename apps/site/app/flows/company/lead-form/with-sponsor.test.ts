import { expect, it, vi } from 'vitest';
import { withSponsor } from './with-sponsor.ts';

const referralCode = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('../../auth/sponsor/referral.ts', () => ({ referralCode }));

const LEAD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
} as const;

it('adds the code of the link that brought the visitor', async () => {
  referralCode.mockResolvedValueOnce('ASHA2023');
  expect(await withSponsor(LEAD)).toEqual({ ...LEAD, sponsorCode: 'ASHA2023' });
});

it('adds it to a question too', async () => {
  referralCode.mockResolvedValueOnce('ASHA2023');
  const question = { name: 'Abdul', mobile: '9876543210', question: 'Do you deliver to Leh?' };
  expect(await withSponsor(question)).toEqual({ ...question, sponsorCode: 'ASHA2023' });
});

it.each([
  ['there is no code', () => referralCode.mockResolvedValueOnce(undefined)],
  ['it cannot be read', () => referralCode.mockRejectedValueOnce(new Error('The storage is blocked'))],
])('sends the lead as it is when %s', async (_, prepare) => {
  prepare();
  expect(await withSponsor(LEAD)).toEqual(LEAD);
});
