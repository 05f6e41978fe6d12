export { addressFormScenario, sampleAddress } from './address-form.scenario.ts';
