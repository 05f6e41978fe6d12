import { sampleGrievance } from '../grievance-form/grievance-form.scenario.ts';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

const own = {
  ...sampleGrievance,
  orderNumber: 'PGM-000123',
  text: 'The parcel has not come, though it should have been here on Monday.',
};

/** The events with which tests and stories reach every state. */
export const ownGrievancesScenario = pagedListScenario([own]);
