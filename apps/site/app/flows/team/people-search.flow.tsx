import { type peopleSearchMachine, peopleSearchVerbs, peopleSearchView } from '@pgm/machines/people-search';
import { PeopleSearch } from '@pgm/ui/people-search';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

interface PeopleSearchScreenProps {
  readonly actor: ActorRefFrom<typeof peopleSearchMachine>;
  /** What stands below the box while nothing is looked for. */
  readonly children?: ReactNode;
}

/** The search in whatever state its actor is. */
export function PeopleSearchScreen({ actor, children }: PeopleSearchScreenProps) {
  const facts = peopleSearchView(useSelector(actor, (snapshot) => snapshot));
  const { changeText, goToPage, retry } = peopleSearchVerbs(actor.send);
  return (
    <PeopleSearch {...facts} onType={changeText} onPage={goToPage} onRetry={retry}>
      {children}
    </PeopleSearch>
  );
}
