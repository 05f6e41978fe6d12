import { Badge } from '../../primitives/badge/badge.tsx';
import { CheckIcon, CloseIcon, HourglassIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { MemberRequestStepFacts } from './member-request-facts.ts';

const looks = {
  OPEN: { kind: 'spice', word: 'Open', Icon: HourglassIcon },
  APPROVED: { kind: 'credit', word: 'Approved', Icon: CheckIcon },
  REJECTED: { kind: 'debit', word: 'Rejected', Icon: CloseIcon },
} as const;

/** The status of a member request, as a word and a shape. */
export function MemberRequestStatus({ status }: Pick<MemberRequestStepFacts, 'status'>) {
  const { t } = useLanguage();
  const { kind, word, Icon } = looks[status];
  return (
    <Badge kind={kind}>
      <Icon />
      {t(word)}
    </Badge>
  );
}
