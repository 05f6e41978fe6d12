import { beforeEach, describe, expect, it } from 'vitest';
import { Complainant, GRIEVANCE } from '../../test/complainant.ts';
import { failureOf, passToNextHour, statusesOf } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

const WRONG_PAIR = failureOf('We know no complaint with this number and this mobile number.');

describe('asking where a complaint stands', () => {
  const app = useTestApp();
  const guest = new Complainant(app);
  let number = '';
  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('truncate grievances, grievance_steps cascade');
    number = (await guest.file()).number;
  });

  it('is answered to who knows its number and its mobile number', async () => {
    const response = await guest.ask(` ${number.toLowerCase()} `);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const body = await response.json();
    expect(body).toMatchObject({
      data: { number, category: 'DELIVERY', status: 'OPEN', steps: [{ note: null }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/Asha|parcel|9876500001|mail\.example|PGM-/);
  });

  it('tells of a wrong number, a wrong mobile number and a wrong year the same', async () => {
    const wrong = [
      await guest.ask(number, '9876500002'),
      await guest.ask('GR-2026-999999'),
      await guest.ask('GR-2026-999999999'),
      await guest.ask(number.replace('2026', '2025')),
      await guest.ask(number.replace('2026-', '2026-0')),
    ];
    for (const response of wrong) expect([response.status, await response.json()]).toEqual([404, WRONG_PAIR]);
  });

  it.each([
    [{ number: '' }, 'Complaint number is required'],
    [{ number: 'GR-1' }, 'Enter the number as in GR-2026-000123'],
    [{ mobile: '' }, 'Mobile number is required'],
    [{ mobile: '12345' }, 'Enter valid 10-digit mobile number'],
  ])('refuses %j', async (wrong, sentence) => {
    const response = await app.post('/grievances/status', { number, mobile: GRIEVANCE.mobile, ...wrong });
    expect([response.status, await response.json()]).toEqual([400, failureOf(sentence)]);
  });

  it('may be asked often by who knows both, up to the limit of an address', async () => {
    const answers: Response[] = [];
    for (let n = 0; n < 61; n += 1) answers.push(await guest.ask(number));
    expect(statusesOf(answers).slice(58)).toEqual([200, 200, 429]);
    app.clock.now += 600_000;
    expect((await guest.ask(number)).status).toBe(200);
  });
});

describe("a member's own complaints", () => {
  const app = useTestApp();

  it('come the newest first, a page at a time, and are nobody else’s', async () => {
    const asha = await Complainant.logIn(app, 'asha');
    const ravi = await Complainant.logIn(app, 'ravi');
    const numbers: string[] = [];
    for (let n = 0; n < 12; n += 1)
      numbers.unshift((await asha.file({ text: `${n} ${GRIEVANCE.text}` })).number);
    await new Complainant(app).file();
    const page = async (query = '') => (await asha.get(`/grievances/mine${query}`)).json();
    expect(await page()).toMatchObject({
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
      pagination: { page: 1, limit: 10, total: 0, pages: 1 },
    });
    expect((await asha.get('/grievances/mine?limit=101')).status).toBe(400);
  });
});
