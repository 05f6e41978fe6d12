export { pageSearchMachine } from './page-search.machine.ts';
export { pageSearchVerbs, pageSearchView } from './page-search.view.ts';
