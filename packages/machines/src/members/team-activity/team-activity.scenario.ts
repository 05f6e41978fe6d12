import { pagedListScenario } from '../../kit/kit.scenario.ts';
import { sampleTeamActivity } from './sample-team-activity.ts';

/** The events with which tests and stories reach every state. */
export const teamActivityScenario = pagedListScenario(sampleTeamActivity);
