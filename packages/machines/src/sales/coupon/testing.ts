export { couponScenario } from './coupon.scenario.ts';
