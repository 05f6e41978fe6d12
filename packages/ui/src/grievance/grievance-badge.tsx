import { Badge } from '../badge/index.ts';
import { CheckIcon, CloseIcon, HourglassIcon, RequestIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { type GrievanceStatusName, statusWords } from './grievance-facts.ts';

const looks = {
  OPEN: { kind: 'spice', Icon: RequestIcon },
  IN_PROGRESS: { kind: 'leaf', Icon: HourglassIcon },
  RESOLVED: { kind: 'credit', Icon: CheckIcon },
  CLOSED: { kind: 'plain', Icon: CloseIcon },
} as const;

/** Where a complaint stands, in a word and a shape. */
export function GrievanceBadge({ status }: { status: GrievanceStatusName }) {
  const { t } = useLanguage();
  const { kind, Icon } = looks[status];
  return (
    <Badge kind={kind}>
      <Icon />
      {t(statusWords[status])}
    </Badge>
  );
}
