export { addressBookScenario } from './address-book.scenario.ts';
