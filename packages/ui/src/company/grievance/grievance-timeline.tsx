import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { Timeline } from '../../primitives/timeline/timeline.tsx';
import { type GrievanceFacts, statusWords } from './grievance-facts.ts';

interface GrievanceTimelineProps extends Pick<GrievanceFacts, 'steps'> {
  /** The words for the person who sent it. */
  sender?: 'by you' | 'by the sender';
}

/** The history of a grievance. */
export function GrievanceTimeline({ steps, sender = 'by you' }: GrievanceTimelineProps) {
  return (
    <Timeline
      steps={steps.map(({ status, by, ...step }) => ({
        ...step,
        label: statusWords[status],
        by: by === 'STAFF' ? 'by us' : sender,
        icon: <CheckIcon />,
      }))}
    />
  );
}
