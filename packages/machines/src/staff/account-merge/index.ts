export { accountMergeMachine } from './account-merge.machine.ts';
export type { AccountChoice, WantedMerge } from './account-merge.machine.ts';
export { accountMergeVerbs, accountMergeView } from './account-merge.view.ts';
