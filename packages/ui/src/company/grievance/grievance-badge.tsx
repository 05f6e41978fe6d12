import { Badge } from '../../primitives/badge/badge.tsx';
import { CheckIcon, CloseIcon } from '../../foundations/icon/icons.tsx';
import { HourglassIcon, MemberRequestIcon } from '../../foundations/icon/manage-icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
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
