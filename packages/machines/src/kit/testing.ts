export {
  choicesScenario,
  confirmedActionScenario,
  fileOpeningScenario,
  loaderScenario,
  pagedListScenario,
} from './kit.scenario.ts';
export { isPlaceholder } from './placeholder.ts';
export { restingStates, stateName, statePaths } from './state-paths.ts';
export type { Scenario } from './state-paths.ts';
