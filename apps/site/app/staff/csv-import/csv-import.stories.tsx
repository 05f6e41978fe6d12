import { csvImportMachine } from '@pgm/machines/staff/csv-import';
import { csvImportScenario } from '@pgm/machines/staff/csv-import/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { CsvImportScreen } from './csv-import.flow.tsx';

const flow = flowStories({ machine: csvImportMachine, scenario: csvImportScenario, Screen: CsvImportScreen });

export default { title: 'Flows/Staff/CsvImport' };

export const Choosing = flow.at('choosing');
export const Uploading = flow.at('uploading');
export const WorkingReading = flow.at('working.reading');
export const WorkingWaiting = flow.at('working.waiting');
export const CheckedListing = flow.at('checked.listing');
export const CheckedReady = flow.at('checked.ready');
export const Confirming = flow.at('confirming');
export const Cancelling = flow.at('cancelling');
export const Done = flow.at('done');
export const Failed = flow.at('failed');
export const Cancelled = flow.at('cancelled');
