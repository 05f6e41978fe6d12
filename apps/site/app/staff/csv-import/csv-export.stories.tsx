import { csvExportMachine } from '@pgm/machines/staff/csv-export';
import { csvExportScenario } from '@pgm/machines/staff/csv-export/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { CsvExportScreen } from './csv-export.flow.tsx';

function Screen({ actor }: { actor: ActorRefFrom<typeof csvExportMachine> }) {
  return <CsvExportScreen kind="products" actor={actor} />;
}

const flow = flowStories({ machine: csvExportMachine, scenario: csvExportScenario, Screen });

export default { title: 'Flows/Staff/CsvExport' };

export const Idle = flow.at('idle');
export const Opening = flow.at('opening');
