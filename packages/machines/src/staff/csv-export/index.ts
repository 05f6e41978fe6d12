export { type ExportSubject, csvExportMachine } from './csv-export.machine.ts';
export { csvExportVerbs, csvExportView } from './csv-export.view.ts';
