export { repurchaseMachine } from './repurchase.machine.ts';
export { repurchaseVerbs, repurchaseView } from './repurchase.view.ts';
