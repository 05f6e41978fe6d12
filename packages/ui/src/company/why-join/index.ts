export { WhyJoin } from './why-join.tsx';
