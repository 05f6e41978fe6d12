export { companyPublicationMachine } from './company-publication.machine.ts';
