import { Badge } from '../badge/index.ts';
import { CheckIcon, CloseIcon, HourglassIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import type { RequestStepFacts } from './request-facts.ts';

const looks = {
  OPEN: { kind: 'spice', word: 'Open', Icon: HourglassIcon },
  APPROVED: { kind: 'credit', word: 'Approved', Icon: CheckIcon },
  REJECTED: { kind: 'debit', word: 'Rejected', Icon: CloseIcon },
} as const;

/** What became of a request, in a word and a shape. */
export function RequestStatus({ status }: Pick<RequestStepFacts, 'status'>) {
  const { t } = useLanguage();
  const { kind, word, Icon } = looks[status];
  return (
    <Badge kind={kind}>
      <Icon />
      {t(word)}
    </Badge>
  );
}
