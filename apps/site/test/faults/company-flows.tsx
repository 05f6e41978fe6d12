import { companyPublicationScenario } from '@pgm/machines/staff/company-publication/testing';
import { sampleCompany } from '@pgm/machines/staff/company-form/testing';
import { siteCompanyEditorMachine } from '#app/staff/company/company-actors.ts';
import { CompanyEditorScreen } from '#app/staff/company/company-editor.flow.tsx';
import { CompanyFormScreen } from '#app/staff/company/company-form.flow.tsx';
import { CompanyPublicationScreen } from '#app/staff/company/company-publication.flow.tsx';
import { CompanyVersionsScreen } from '#app/staff/company/company-versions.flow.tsx';
import { findChild } from './find-child.ts';
import type { Flow } from './flow.ts';
import { formScenario } from './form-scenario.ts';

const form = findChild(siteCompanyEditorMachine, 'form');

/** The flows of the facts of the company. */
export const companyFlows: Readonly<Record<string, Flow>> = {
  'company editor': {
    machine: siteCompanyEditorMachine,
    responses: {
      getCompany: { success: true, data: sampleCompany },
      listCompanyVersions: { success: true, data: [], page: 1, limit: 20, total: 0 },
    },
    Screen: CompanyEditorScreen,
  },
  'company form': { machine: form, scenario: formScenario(form, sampleCompany), Screen: CompanyFormScreen },
  'company publication': {
    machine: findChild(siteCompanyEditorMachine, 'publication'),
    scenario: companyPublicationScenario,
    Screen: CompanyPublicationScreen,
  },
  'company history': {
    machine: findChild(siteCompanyEditorMachine, 'history'),
    Screen: CompanyVersionsScreen,
  },
};
