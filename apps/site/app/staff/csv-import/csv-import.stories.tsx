import { csvImportMachine } from '@pgm/machines/staff/csv-import';
import { csvImportScenario } from '@pgm/machines/staff/csv-import/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { CsvImportScreen, siteCsvImportMachine } from './csv-import.flow.tsx';

const flow = flowStories({
  machine: csvImportMachine,
  scenario: csvImportScenario,
  site: siteCsvImportMachine,
  Screen: CsvImportScreen,
});

export default {
  title: 'Flows/Staff/CsvImport',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Choosing = flow.at('choosing');
export const Uploading = flow.at('uploading');
export const WorkingReading = flow.at('working.reading');
export const WorkingWaiting = flow.at('working.waiting', {
  equals: { story: 'WorkingReading', because: 'The progress stays until the next one is read.' },
});
export const CheckedListing = flow.at('checked.listing');
export const CheckedReady = flow.at('checked.ready');
export const MembersChecked = flow.at('checked.ready', {
  name: 'Sums of a file of members',
  via: ['choose', 'uploaded', 'membersChecked', 'listed'],
});
export const Confirming = flow.at('confirming');
export const Cancelling = flow.at('cancelling');
export const Done = flow.at('done');
export const Failed = flow.at('failed');
export const Cancelled = flow.at('cancelled');
export const ColumnsUnknown = flow.at('choosing', {
  name: 'Columns unknown or missing',
  via: ['choose', 'notUploaded'],
});
export const Importing = flow.at('working.waiting', {
  name: 'Rows are written',
  via: ['choose', 'uploaded', 'checked', 'listed', 'confirm', 'confirmed', 'importing'],
});
export const NotConfirmed = flow.at('checked.ready', {
  name: 'Import not started',
  via: ['choose', 'uploaded', 'checked', 'listed', 'confirm', 'notConfirmed'],
});
export const NotCancelled = flow.at('working.reading', {
  name: 'Too late to cancel',
  via: ['choose', 'uploaded', 'cancel', 'notCancelled'],
});
export const CancelledLate = flow.at('cancelled', {
  name: 'Some members are saved',
  via: ['choose', 'uploaded', 'checked', 'listed', 'confirm', 'confirmed', 'cancel', 'cancelledLate'],
});
