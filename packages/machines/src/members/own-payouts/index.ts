export { ownPayoutsMachine } from './own-payouts.machine.ts';
export { ownPayoutsVerbs, ownPayoutsView } from './own-payouts.view.ts';
