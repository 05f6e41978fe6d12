export { ordersScenario } from './orders.scenario.ts';
