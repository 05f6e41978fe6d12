import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { Timeline } from '../../primitives/timeline/timeline.tsx';
import { type GrievanceFacts, statusWords } from './grievance-facts.ts';

const actors = { COMPLAINANT: 'by you', STAFF: 'by us' } as const;

/** The history of a grievance. */
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
