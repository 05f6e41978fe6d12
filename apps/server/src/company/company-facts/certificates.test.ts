import { type CompanyFacts, CompanyRecord, MAX_ATTACHED_BYTES } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { chosen, plain } from '../../../test/generated-photo.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PATH = '/api/admin/company';
const One = z.object({ data: CompanyRecord });
const PDF = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n';
const UNREADABLE = 'This file cannot be read. Choose an image or a PDF.';

type Changes = { readonly [Fact in keyof CompanyFacts]?: string | File | undefined };

describe('the certificates of the company', () => {
  const app = useTestApp();
  let admin: StaffMember;
  let photo: File;

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
    photo = chosen(await plain(300, 400).jpeg().toBuffer(), 'iso.jpg');
  });

  const pdf = (text = PDF) => chosen(text, 'pan.pdf', 'application/pdf');
  const get = async () => One.parse(await (await admin.get(PATH)).json()).data;
  const save = async (changes: Changes) => {
    const { version, draft } = await get();
    return admin.send('PUT', PATH, { ...draft, ...changes, version: `${version}` });
  };
  const saved = async (changes: Changes) => One.parse(await (await save(changes)).json()).data;
  const publish = async () => {
    const { version } = await get();
    return One.parse(await (await admin.post(`${PATH}/publish`, { version })).json()).data;
  };
  const status = async (address = '') => {
    await app.idle();
    return (await app.call(address)).status;
  };

  it('have a scan, which everyone with its address can load: an image in several sizes, a PDF as a download', async () => {
    const { draft } = await saved({ certificateIso9001Scan: photo, certificatePanScan: pdf() });
    const image = await app.call(draft.certificateIso9001Scan ?? '');
    expect(
      ['Content-Type', 'Cache-Control', 'X-Content-Type-Options'].map((name) => image.headers.get(name)),
    ).toEqual(['image/webp', 'public, max-age=604800, stale-while-revalidate=86400', 'nosniff']);
    expect(await status(draft.certificateIso9001Scan?.replace('640.webp', '1280.webp'))).toBe(200);
    const document = await app.call(draft.certificatePanScan ?? '');
    const headers = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'X-Content-Type-Options'];
    expect([...headers.map((name) => document.headers.get(name)), await document.text()]).toEqual([
      'application/pdf',
      'attachment; filename="certificate.pdf"',
      'public, max-age=604800, stale-while-revalidate=86400',
      'nosniff',
      PDF,
    ]);
    expect(await status(`/media/certificates/${'0'.repeat(40)}/scan.pdf`)).toBe(404);
  });

  it.each<[string, () => File, string]>([
    ['no image and no PDF', () => chosen('<svg/>', 'x.png', 'image/png'), UNREADABLE],
    ['a PDF without its end', () => pdf('%PDF-1.7 ...'), UNREADABLE],
    ['of another type', () => chosen(PDF, 'x.zip', 'application/zip'), UNREADABLE],
    [
      'larger than 5 MB',
      () => pdf(PDF.padStart(MAX_ATTACHED_BYTES + 1, '%PDF-')),
      'This file is larger than 5 MB. Choose a smaller one.',
    ],
  ])('do not have a scan that is %s, and the draft stays as it is', async (_, file, message) => {
    const before = await get();
    const response = await save({ legalName: 'Other Limited', certificateGstFirstScan: file() });
    expect(await readRejection(response)).toEqual([400, message]);
    expect(await get()).toEqual(before);
  });

  it('do not end before they are issued', async () => {
    const response = await save({
      certificatePanFrom: '2026-02-02',
      certificatePanUntil: '2026-02-01',
    });
    expect(await readRejection(response)).toEqual([400, 'A certificate cannot end before it is issued']);
  });

  it('are sent by administrators only', async () => {
    for (const name of ['staff', 'ravi']) {
      const other = await StaffMember.logIn(app, name);
      const response = await other.send('PUT', PATH, { certificatePanScan: pdf(), version: '1' });
      expect(response.status).toBe(403);
    }
    expect((await app.call(PATH, { method: 'PUT', body: new FormData() })).status).toBe(401);
  });

  it('take no scan but a new one or the one that they have', async () => {
    const { draft } = await saved({ certificatePanScan: pdf() });
    const pan = draft.certificatePanScan;
    expect(await saved({ certificateGstFirstScan: pan })).toMatchObject({
      draft: { certificatePanScan: pan },
      changed: expect.not.arrayContaining(['certificateGstFirstScan']),
    });
  });

  it('are published with their scans, which the history names', async () => {
    const { draft } = await saved({
      certificateIso9001Until: '2027-12-31',
      certificateIso9001Scan: photo,
    });
    const scan = draft.certificateIso9001Scan;
    const published = await publish();
    expect(published.published?.facts).toMatchObject({
      certificateIso9001Until: '2027-12-31',
      certificateIso9001Scan: scan,
    });
    const versions = z
      .object({ data: z.array(z.object({ changes: z.array(z.unknown()) })) })
      .parse(await (await admin.get(`${PATH}/versions`)).json());
    expect(versions.data[0]?.changes).toContainEqual({
      fact: 'certificateIso9001Scan',
      before: null,
      after: scan,
    });
  });

  it('lose a scan that was never published once the draft no longer has it; a published one stays', async () => {
    const first = (await publishWith(pdf())) ?? '';
    const second = (await saved({ certificateGstFirstScan: photo })).draft.certificateGstFirstScan ?? '';
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    const third = (await saved({ certificateGstFirstScan: pdf() })).draft.certificateGstFirstScan ?? '';
    expect([await status(first), await status(second), await status(third)]).toEqual([200, 404, 200]);
    await saved({ certificateGstFirstScan: undefined });
    expect([await status(first), await status(third)]).toEqual([200, 404]);
  });

  const publishWith = async (scan: File) => {
    await saved({ certificateGstFirstScan: scan });
    return (await publish()).published?.facts.certificateGstFirstScan;
  };

  it('have no scan of a draft that another administrator had changed', async () => {
    const { version, draft } = await get();
    await saved({ email: 'first@example.in' });
    const response = await admin.send('PUT', PATH, {
      ...draft,
      certificateRecognitionScan: pdf(),
      version: `${version}`,
    });
    expect(response.status).toBe(409);
    expect((await get()).draft.certificateRecognitionScan).toBeUndefined();
  });
});
