export type { PersonFacts } from './person-facts.ts';
export { TeamPerson, type TeamPersonProps } from './team-person.tsx';
