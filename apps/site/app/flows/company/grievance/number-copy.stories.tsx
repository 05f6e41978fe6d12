import { grievanceFormMachine } from '@pgm/machines/company/grievance-form';
import { grievanceFormScenario } from '@pgm/machines/company/grievance-form/testing';
import { numberCopyMachine } from '@pgm/machines/company/number-copy';
import { numberCopyScenario } from '@pgm/machines/company/number-copy/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { GrievanceFormScreen } from './grievance-form.flow.tsx';

const form = { machine: grievanceFormMachine, scenario: grievanceFormScenario };

/** The way to a grievance that was registered. */
const FILED = ['typeName', 'typeMobile', 'chooseCategory', 'typeText', 'submit', 'registered'] as const;

/** The page of a grievance that was registered. */
function Screen() {
  return <GrievanceFormScreen actor={useScene(form, { state: 'done', via: FILED })} />;
}

const flow = flowStories({ machine: numberCopyMachine, scenario: numberCopyScenario, Screen });

export default {
  title: 'Flows/Company/NumberCopy',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle', { name: 'Complaint number' });
export const Copied = flow.at('idle', {
  name: 'Complaint number copied',
  via: ['copy', 'copied'],
  equals: { story: 'Idle', because: 'A toast says that it is copied.' },
});
export const Copying = flow.at('copying', {
  equals: { story: 'Idle', because: 'The number is copied at once.' },
});
