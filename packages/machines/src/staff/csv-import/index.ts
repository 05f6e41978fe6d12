export { csvImportMachine, type CsvFile, type ProblemPage } from './csv-import.machine.ts';
export { csvImportVerbs, csvImportView } from './csv-import.view.ts';
