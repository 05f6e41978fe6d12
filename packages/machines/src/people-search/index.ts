export { TYPING_MS, peopleSearchMachine } from './people-search.machine.ts';
export type { FoundPeople, PeopleQuery, PeopleSearchEvent } from './people-search.machine.ts';
export { peopleSearchVerbs, peopleSearchView } from './people-search.view.ts';
export { peopleSearchWalk } from './people-search.walk.ts';
