export { pinDeliveryMachine, type FoundDelivery } from './pin-delivery.machine.ts';
export { pinDeliveryVerbs, pinDeliveryView } from './pin-delivery.view.ts';
