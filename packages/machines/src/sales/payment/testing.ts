export {
  expiredOrder,
  paidOrder,
  paymentScenario,
  realOpening,
  simulatedOpening,
  unpaidOrder,
} from './payment.scenario.ts';
