export { toastsScenario } from './toasts.scenario.ts';
