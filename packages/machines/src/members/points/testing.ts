export { pointsScenario } from './points.scenario.ts';
export { samplePoints } from './sample-points.ts';
