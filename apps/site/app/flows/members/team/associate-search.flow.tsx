import {
  type associateSearchMachine,
  associateSearchVerbs,
  associateSearchView,
} from '@pgm/machines/members/associate-search';
import { AssociateSearch } from '@pgm/ui/members/associate-search';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

interface AssociateSearchScreenProps {
  readonly actor: ActorRefFrom<typeof associateSearchMachine>;
  /** The content below the box while no search is active. */
  readonly children?: ReactNode;
}

/** The screen of the search for any state of its actor. */
export function AssociateSearchScreen({ actor, children }: AssociateSearchScreenProps) {
  const facts = associateSearchView(useSelector(actor, (snapshot) => snapshot));
  const { changeText, goToPage, retry } = associateSearchVerbs(actor.send);
  return (
    <AssociateSearch {...facts} onType={changeText} onPage={goToPage} onRetry={retry}>
      {children}
    </AssociateSearch>
  );
}
