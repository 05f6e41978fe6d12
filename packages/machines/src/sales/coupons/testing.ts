export { couponsScenario } from './coupons.scenario.ts';
