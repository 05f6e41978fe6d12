import { CompanyRecord } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SAMPLE_COMPANY } from '../../src/company/company-facts/sample-company.ts';
import { chosen, plain } from '../generated-photo.ts';
import { StaffMember } from '../staff-member.ts';
import { RenderedPage } from './rendered-page.ts';
import { openShop } from './shop.ts';

const PATH = '/api/admin/company';
const One = z.object({ data: CompanyRecord });
const PDF = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n';
const PAGE = '/about/ourcompany';

/** The first moment of 1 December 2026 in India. */
const DECEMBER = Date.parse('2026-11-30T18:30:00.000Z');

describe('the certificates on pages', () => {
  const app = openShop();
  let facts: CompanyRecord['draft'] = {};

  beforeAll(async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const scan = chosen(await plain(300, 400).jpeg().toBuffer(), 'iso.jpg');
    const saved = await admin.send('PUT', PATH, {
      ...SAMPLE_COMPANY,
      certificateIso9001Until: '2026-11-30',
      certificateIso9001Scan: scan,
      certificatePanScan: chosen(PDF, 'pan.pdf', 'application/pdf'),
      version: '1',
    });
    const { version } = One.parse(await saved.json()).data;
    const published = await admin.post(`${PATH}/publish`, { version });
    facts = One.parse(await published.json()).data.published?.facts ?? {};
  });

  const page = async (path: string) => new RenderedPage(await (await app.call(path)).text());
  const scans = async () =>
    (await page(PAGE)).attributes('main a', 'href').filter((href) => href.startsWith('/media/certificates/'));
  const says = async (path: string, text: string) => (await page(path)).html.includes(text);

  it('link to their scans, with their days; one without its number is left out', async () => {
    await expect
      .poll(() => scans())
      .toEqual([facts.certificateIso9001Scan?.replace('640.webp', '1280.webp'), facts.certificatePanScan]);
    expect((await page(PAGE)).attributes('main a', 'aria-label')).toEqual([
      'View certificate: ISO 9001:2015 certificate',
      'View certificate (PDF): Tax PAN card',
    ]);
    expect(await says(PAGE, 'Number SAMPLE-ISO-0001 · Valid until 30 November 2026')).toBe(true);
    expect(await says(PAGE, 'GST certificate, second')).toBe(false);
    expect(await says('/', 'ISO 9001:2015')).toBe(true);
  });

  it('end with their last day in India, also on pages that were cached', async () => {
    app.clock.now = DECEMBER - 1;
    expect([(await scans()).length, await says('/', 'ISO 9001:2015')]).toEqual([2, true]);
    app.clock.now = DECEMBER;
    expect(await scans()).toEqual([facts.certificatePanScan]);
    expect(await says('/', 'ISO 9001:2015')).toBe(false);
    expect(await says(PAGE, 'ISO 9001:2015')).toBe(false);
  });
});
