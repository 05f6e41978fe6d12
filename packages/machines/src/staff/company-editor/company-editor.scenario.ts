import { done, failed } from '../../kit/kit.scenario.ts';
import { newCompany, sampleCompany } from '../company-form/company-form.scenario.ts';

/** The events with which tests and stories reach every state. */
export const companyEditorScenario = {
  loaded: done('loadCompany', sampleCompany),
  loadedNew: done('loadCompany', newCompany),
  loadedPublished: done('loadCompany', { ...sampleCompany, changed: [] }),
  notLoaded: failed('loadCompany'),
  retry: { type: 'page.retry' },
  published: { type: 'draft.published' },
} as const;
