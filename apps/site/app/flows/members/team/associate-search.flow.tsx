import {
  type associateSearchMachine,
  associateSearchVerbs,
  associateSearchView,
} from '@pgm/machines/members/associate-search';
import { AssociateSearch } from '@pgm/ui/members/associate-search';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

interface AssociateSearchScreenProps {
  readonly actor: ActorRefFrom<typeof associateSearchMachine>;
  /** The content below the box while no search is active. */
  readonly children?: ReactNode;
}

/** The screen of the search for any state of its actor. */
export function AssociateSearchScreen({ actor, children }: AssociateSearchScreenProps) {
  const [facts, { changeText, goToPage, retry }] = useFlow(actor, associateSearchView, associateSearchVerbs);
  return (
    <AssociateSearch {...facts} onType={changeText} onPage={goToPage} onRetry={retry}>
      {children}
    </AssociateSearch>
  );
}
