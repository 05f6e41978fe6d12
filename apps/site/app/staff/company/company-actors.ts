import type { CompanyRecord, CompanyVersion, Result } from '@pgm/api/contract';
import type { Page } from '@pgm/machines/kit';
import { companyEditorMachine } from '@pgm/machines/staff/company-editor';
import { companyFormMachine } from '@pgm/machines/staff/company-form';
import { companyPublicationMachine } from '@pgm/machines/staff/company-publication';
import { companyVersionsMachine } from '@pgm/machines/staff/company-versions';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { staffClient } from '../kit/staff-client.ts';
import { toPage } from '../kit/to-page.ts';

/** The page of the facts of the company with the calls of the site. */
export const siteCompanyEditorMachine = withPorts(companyEditorMachine)({
  actors: {
    loadCompany: fromPromise<Result<CompanyRecord>>(({ signal }) => staffClient().company.get(signal)),
    form: withPorts(companyFormMachine)({
      actors: {
        saveRecord: fromPromise(({ input: { record, data }, signal }) =>
          staffClient().company.save({ ...data, version: record?.version ?? 0 }, signal),
        ),
      },
    }),
    publication: withPorts(companyPublicationMachine)({
      actors: {
        runAction: fromPromise<Result<unknown>, { subject: CompanyRecord }>(
          ({ input: { subject }, signal }) => staffClient().company.publish(subject.version, signal),
        ),
      },
    }),
    history: withPorts(companyVersionsMachine)({
      actors: {
        fetchPage: fromPromise(async ({ input, signal }): Promise<Result<Page<CompanyVersion>>> =>
          toPage(await staffClient().company.versions(input.page, signal)),
        ),
      },
    }),
  },
});
