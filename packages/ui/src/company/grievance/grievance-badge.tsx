import { Badge } from '../../primitives/badge/index.ts';
import { CheckIcon, CloseIcon, HourglassIcon, MemberRequestIcon } from '../../foundations/icon/index.ts';
import { useLanguage } from '../../foundations/language/index.ts';
import { type GrievanceStatusName, statusWords } from './grievance-facts.ts';

const looks = {
  OPEN: { kind: 'spice', Icon: MemberRequestIcon },
  IN_PROGRESS: { kind: 'leaf', Icon: HourglassIcon },
  RESOLVED: { kind: 'credit', Icon: CheckIcon },
  CLOSED: { kind: 'plain', Icon: CloseIcon },
} as const;

/** The status of a grievance, as a word and a shape. */
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
