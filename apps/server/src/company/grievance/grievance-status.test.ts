import { beforeEach, describe, expect, it } from 'vitest';
import { GrievanceFiler, GRIEVANCE } from '../../../test/grievance-filer.ts';
import { toFailure, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const UNKNOWN_PAIR = toFailure('We found no complaint with this complaint number and mobile number.');

describe('requesting the status of a grievance', () => {
  const app = useTestApp();
  const guest = new GrievanceFiler(app);
  let number = '';
  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('truncate grievances, grievance_steps cascade');
    number = (await guest.file()).number;
  });

  it('succeeds with the grievance number and the mobile number', async () => {
    const response = await guest.ask(` ${number.toLowerCase()} `);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const body = await response.json();
    expect(body).toMatchObject({
      data: { number, category: 'DELIVERY', status: 'OPEN', steps: [{ note: null }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/Asha|parcel|9876500001|mail\.example|PGM-/);
  });

  it('has the same response for a wrong number, a wrong mobile number and a wrong year', async () => {
    const invalid = [
      await guest.ask(number, '9876500002'),
      await guest.ask('GR-2026-999999'),
      await guest.ask('GR-2026-999999999'),
      await guest.ask(number.replace('2026', '2025')),
      await guest.ask(number.replace('2026-', '2026-0')),
    ];
    for (const response of invalid)
      expect([response.status, await response.json()]).toEqual([404, UNKNOWN_PAIR]);
  });

  it.each([
    [{ number: '' }, 'Complaint number is required'],
    [{ number: 'GR-1' }, 'Enter the number in this format: GR-2026-000123'],
    [{ mobile: '' }, 'Mobile number is required'],
    [{ mobile: '12345' }, 'Enter valid 10-digit mobile number'],
  ])('rejects %j', async (invalid, sentence) => {
    const response = await app.post('/grievances/status', { number, mobile: GRIEVANCE.mobile, ...invalid });
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });

  it('is allowed often for a caller with both numbers, up to the limit of an address', async () => {
    const responses: Response[] = [];
    for (let n = 0; n < 61; n += 1) responses.push(await guest.ask(number));
    expect(toStatuses(responses).slice(58)).toEqual([200, 200, 429]);
    app.clock.now += 600_000;
    expect((await guest.ask(number)).status).toBe(200);
  });
});

describe("a member's own grievances", () => {
  const app = useTestApp();

  it('are listed from the newest, one page at a time, without those of other members', async () => {
    const asha = await GrievanceFiler.logIn(app, 'asha');
    const ravi = await GrievanceFiler.logIn(app, 'ravi');
    const numbers: string[] = [];
    for (let n = 0; n < 12; n += 1)
      numbers.unshift((await asha.file({ text: `${n} ${GRIEVANCE.text}` })).number);
    await new GrievanceFiler(app).file();
    const page = async (query = '') => (await asha.get(`/grievances/mine${query}`)).json();
    expect(await page('?page=1')).toMatchObject({
      data: numbers.slice(0, 10).map((number) => ({ number })),
      pagination: { page: 1, limit: 10, total: 12, pages: 2 },
    });
    expect(await page('?page=3&limit=5')).toMatchObject({
      data: [
        { number: numbers[10], text: `1 ${GRIEVANCE.text}`, orderNumber: 'PGM-000123' },
        { number: numbers[11], text: `0 ${GRIEVANCE.text}`, status: 'OPEN', steps: [{ status: 'OPEN' }] },
      ],
      pagination: { page: 3, limit: 5, total: 12, pages: 3 },
    });
    expect(await (await ravi.get('/grievances/mine')).json()).toEqual({
      success: true,
      data: [],
      total: 0,
      pagination: { page: 1, limit: 100, total: 0, pages: 1 },
    });
    expect((await asha.get('/grievances/mine?limit=101')).status).toBe(400);
  });
});
