export { dataExportMachine } from './data-export.machine.ts';
export type { DataExported, DataExportEvent } from './data-export.machine.ts';
export { dataExportVerbs, dataExportView } from './data-export.view.ts';
