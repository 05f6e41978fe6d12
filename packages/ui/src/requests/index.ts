export { Requests, type RequestsProps } from './requests.tsx';
export { kindWords, profileFieldWords, type RequestFacts } from './request-facts.ts';
