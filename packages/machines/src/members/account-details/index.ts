export { accountDetailsMachine } from './account-details.machine.ts';
export { accountDetailsVerbs, accountDetailsView } from './account-details.view.ts';
