import { pagedListScenario } from '../../kit/kit.scenario.ts';
import { samplePerson } from '../sample-team/sample-team.ts';

/** The events with which tests and stories reach every state. */
export const associateListScenario = pagedListScenario([samplePerson('geeta'), samplePerson('rekha')]);
