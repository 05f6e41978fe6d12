import { COMPANY_FACT_LABELS, type CompanyVersion } from '@pgm/api/contract';
import { pagedListVerbs, pagedListView } from '@pgm/machines/kit';
import type { companyVersionsMachine } from '@pgm/machines/staff/company-versions';
import { CompanyHistory } from '@pgm/ui/staff/company-facts';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { toShownFact } from './fact-sections.ts';

interface CompanyVersionsScreenProps {
  readonly actor: ActorRefFrom<typeof companyVersionsMachine>;
}

/** The history of the facts for any state of its actor. */
export function CompanyVersionsScreen({ actor }: CompanyVersionsScreenProps) {
  const [{ status, items, error, page, pageCount }, { showMore, retry }] = useFlow(
    actor,
    pagedListView<CompanyVersion, undefined>,
    pagedListVerbs,
  );
  return (
    <CompanyHistory
      status={status}
      publications={items.map(({ changes, ...version }) => ({
        ...version,
        fields: changes.map(({ fact, before, after }) => ({
          name: fact,
          before: before && toShownFact(before),
          after: after && toShownFact(after),
        })),
      }))}
      labels={COMPANY_FACT_LABELS}
      canShowMore={status !== 'failed' && page < pageCount}
      error={error}
      onMore={showMore}
      onRetry={retry}
    />
  );
}
