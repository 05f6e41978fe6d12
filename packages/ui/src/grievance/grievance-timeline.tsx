import { CheckIcon } from '../icon/index.ts';
import { Timeline } from '../timeline/index.ts';
import { type GrievanceFacts, statusWords } from './grievance-facts.ts';

const actors = { COMPLAINANT: 'by you', STAFF: 'by us' } as const;

/** What happened to a complaint. */
export function GrievanceTimeline({ steps }: Pick<GrievanceFacts, 'steps'>) {
  return (
    <Timeline
      steps={steps.map(({ status, by, ...step }) => ({
        ...step,
        label: statusWords[status],
        by: actors[by],
        icon: <CheckIcon />,
      }))}
    />
  );
}
