export { companyVersionsMachine } from './company-versions.machine.ts';
