export { MemberRequests, type MemberRequestsProps } from './member-requests.tsx';
export { kindWords, profileFieldWords, type MemberRequestFacts } from './member-request-facts.ts';
