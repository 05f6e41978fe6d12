import { Badge } from '../../primitives/badge/badge.tsx';
import { CheckIcon, CloseIcon, HourglassIcon, PageIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type GrievanceStatusName, statusWords } from './grievance-facts.ts';

const looks = {
  OPEN: { kind: 'spice', Icon: PageIcon },
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
