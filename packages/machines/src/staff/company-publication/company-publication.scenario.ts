import { confirmedActionScenario } from '../../kit/kit.scenario.ts';
import { sampleCompany } from '../company-form/company-form.scenario.ts';

/** The events with which tests and stories reach every state. */
export const companyPublicationScenario = confirmedActionScenario(sampleCompany);
