export { cartScenario, sampleCartItem } from './cart.scenario.ts';
