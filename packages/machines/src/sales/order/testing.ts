export { orderScenario } from './order.scenario.ts';
