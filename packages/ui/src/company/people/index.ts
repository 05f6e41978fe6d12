export { People, type PeopleProps, type PersonCard } from './people.tsx';
