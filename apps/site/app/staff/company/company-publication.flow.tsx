import { COMPANY_FACT_LABELS, type CompanyRecord } from '@pgm/api/contract';
import { confirmedActionVerbs, confirmedActionView } from '@pgm/machines/kit';
import type { companyPublicationMachine } from '@pgm/machines/staff/company-publication';
import { PublicationQuestion } from '@pgm/ui/staff/company-facts';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { toShownFact } from './fact-sections.ts';

interface CompanyPublicationScreenProps {
  readonly actor: ActorRefFrom<typeof companyPublicationMachine>;
}

/** The question before a publication, for any state of its actor. */
export function CompanyPublicationScreen({ actor }: CompanyPublicationScreenProps) {
  const [{ subject, isConfirming, isRunning }, { confirm, cancel }] = useFlow(
    actor,
    confirmedActionView<CompanyRecord>,
    confirmedActionVerbs<CompanyRecord>,
  );
  return (
    <PublicationQuestion
      isOpen={isConfirming}
      isBusy={isRunning}
      changes={(subject?.changed ?? []).map((fact) => ({
        name: fact,
        before: toShownFact(subject?.published?.facts[fact] ?? '') || null,
        after: toShownFact(subject?.draft[fact] ?? '') || null,
      }))}
      labels={COMPANY_FACT_LABELS}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
