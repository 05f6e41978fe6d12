export { dataExportScenario, sampleExport } from './data-export.scenario.ts';
