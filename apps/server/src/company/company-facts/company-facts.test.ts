import {
  type CompanyFacts,
  CompanyRecord,
  type CompanyVersion,
  listCompanyVersions,
} from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { SAMPLE_COMPANY } from './sample-company.ts';

const PATH = '/api/admin/company';
const One = z.object({ data: CompanyRecord });

describe('the facts of the company', () => {
  const app = useTestApp();
  let admin: StaffMember;

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
  });

  const get = async () => One.parse(await (await admin.get(PATH)).json()).data;
  const save = (facts: CompanyFacts, version: number) =>
    admin.send('PUT', PATH, { ...facts, version: `${version}` });
  const saved = async (facts: CompanyFacts) => {
    const { version } = await get();
    return One.parse(await (await save({ ...SAMPLE_COMPANY, ...facts }, version)).json()).data;
  };
  const publish = (version: number) => admin.post(`${PATH}/publish`, { version });
  const versions = async (): Promise<readonly CompanyVersion[]> =>
    listCompanyVersions.response.body.parse(await (await admin.get(`${PATH}/versions`)).json()).data;

  it('begin with samples that are published', async () => {
    expect(await get()).toEqual({
      draft: SAMPLE_COMPANY,
      version: 1,
      published: { number: 1, facts: SAMPLE_COMPANY, at: expect.any(String) },
      missing: [],
      unset: [
        'hoursSunday',
        'managingDirectorContact',
        'productQualityContact',
        'deliveriesContact',
        'certificateGstSecond',
      ],
      changed: [],
      pinCodes: 0,
      today: '2026-11-21',
    });
  });

  it('are saved as a draft, which only administrators see before it is published', async () => {
    const draft = await saved({ chatNumber: '+91 90000 00001' });
    expect(draft).toMatchObject({
      draft: { chatNumber: '919000000001' },
      published: { number: 1, facts: { chatNumber: '919000000000' } },
      changed: ['chatNumber'],
    });
    const published = One.parse(await (await publish(draft.version)).json()).data;
    expect(published).toMatchObject({
      published: { number: 2, facts: { chatNumber: '919000000001' }, at: '2026-11-21T06:30:00.000Z' },
      changed: [],
    });
    expect(await readRejection(await publish(draft.version))).toEqual([
      409,
      'These facts are published already.',
    ]);
    expect((await versions()).slice(0, 1)).toEqual([
      {
        number: 2,
        at: '2026-11-21T06:30:00.000Z',
        publisherName: 'Anil Saxena',
        changes: [{ fact: 'chatNumber', before: '919000000000', after: '919000000001' }],
      },
    ]);
    expect((await versions()).at(-1)).toMatchObject({ number: 1, publisherName: null });
  });

  it('have audit entries with what was saved and what was published', async () => {
    const { data } = await admin.audit('company/');
    expect(data.map(({ action, after }) => [action, after?.['chatNumber']])).toEqual([
      ['publish', '919000000001'],
      ['update', '919000000001'],
    ]);
  });

  it('are not saved nor published by the second of two administrators, who receives what is stored', async () => {
    const { version } = await get();
    await saved({ email: 'first@example.in' });
    const second = await save({ ...SAMPLE_COMPANY, email: 'second@example.in' }, version);
    expect([second.status, await second.json()]).toEqual([
      409,
      {
        ...toFailure('Another user has changed this.'),
        current: expect.objectContaining({
          version: version + 1,
          draft: expect.objectContaining({ email: 'first@example.in' }),
        }),
      },
    ]);
    expect(await readRejection(await publish(version))).toEqual([409, 'Another user has changed this.']);
  });

  it('are not published while some are missing, which are named', async () => {
    const { version } = await saved({ phone: undefined, nodalOfficer: undefined });
    expect(await get()).toMatchObject({ missing: ['phone', 'nodalOfficer'] });
    const response = await publish(version);
    const needed = 'The shop needs this fact';
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('Set the missing facts first.', { phone: needed, nodalOfficer: needed }),
    ]);
  });

  it.each([
    ['gstin', '09ABCDE1234F1ZA', 'GST number must be valid'],
    ['gstin', '29ABCDE1234F1ZW', 'The first two digits of the GST number belong to another state'],
    ['registrationNumber', 'U1234', 'Write the CIN in this format: U12345UP2023PTC123456'],
    ['certificatePan', 'ABC', 'Write the PAN in this format: ABCPE1234F'],
    ['certificateFoodSafety', '123', 'An FSSAI licence number has 14 digits'],
    ['phone', '0532 1', 'Write the phone number in this format: +91 90000 00000'],
    ['chatNumber', '12', 'Write the chat number in this format: +91 90000 00000'],
    ['email', 'admin', 'Email must be valid'],
    ['hoursWeekdays', '10 to 6', 'Write the times in this format: 10:00–18:00'],
    ['hoursSunday', '18:00–10:00', 'The shop must close later than it opens'],
    ['state', 'Avadh', 'Choose a state'],
    ['establishedOn', '2023-02-30', 'Choose a date'],
    ['certificatePanUntil', '2026-02-30', 'Choose a date'],
    ['certificatePanScan', '/media/photos/1/640.webp', 'Choose the scan again'],
    ['membershipsHindi', undefined, 'Write this in both languages'],
    ['legalName', ' ', 'This is empty. Leave it out.'],
    ['legalName', 'x'.repeat(151), 'Legal name must be at most 150 characters'],
  ])('do not take %s as %j', async (fact, value, message) => {
    const { version } = await get();
    expect(await readRejection(await save({ ...SAMPLE_COMPANY, [fact]: value }, version))).toEqual([
      400,
      message,
    ]);
  });

  it('stay in the history as they were published', async () => {
    await expect(app.sql(`update company_versions set facts = '{}'`)).rejects.toThrow('Failed query');
    await expect(app.sql('delete from company_versions')).rejects.toThrow('Failed query');
  });

  it('count as unset where the rules no longer accept them', async () => {
    await app.sql(
      `insert into company_versions (number, facts, published_at) values (9, '{"phone": "1", "founder": "Asha"}', now())`,
    );
    expect((await get()).published).toMatchObject({ number: 9, facts: { founder: 'Asha' } });
  });
});
