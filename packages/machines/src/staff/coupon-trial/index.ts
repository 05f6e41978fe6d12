export { couponTrialMachine } from './coupon-trial.machine.ts';
export { couponTrialVerbs, couponTrialView } from './coupon-trial.view.ts';
