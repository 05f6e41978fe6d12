import { type CompanyFacts, CompanyRecord } from '@pgm/api/contract';
import * as z from 'zod';
import { SAMPLE_COMPANY } from '../src/company/company-facts/sample-company.ts';
import type { StaffMember } from './staff-member.ts';

const PATH = '/api/admin/company';
const One = z.object({ data: CompanyRecord });

/** Publishes the sample facts of the company with these. @param admin an administrator */
export async function publishCompany(admin: StaffMember, facts: CompanyFacts): Promise<void> {
  const { version } = One.parse(await (await admin.get(PATH)).json()).data;
  const saved = await admin.send('PUT', PATH, { ...SAMPLE_COMPANY, ...facts, version: `${version}` });
  const { data } = One.parse(await saved.json());
  const published = await admin.post(`${PATH}/publish`, { version: data.version });
  if (!published.ok) throw new Error(`not published: ${published.status}`);
}
