import { pagedListScenario } from '../../kit/kit.scenario.ts';
import { sampleGroupPoints } from './sample-group-points.ts';

/** The events with which tests and stories reach every state. */
export const groupPointsScenario = pagedListScenario(sampleGroupPoints);
