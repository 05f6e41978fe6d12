export { companyFormMachine } from './company-form.machine.ts';
