export { SignUp, type SignUpProps } from './sign-up.tsx';
export { SponsorLine } from './sponsor-line.tsx';
export type { SignUpField } from './sign-up-fields.tsx';
export type { SponsorFacts } from './sponsor-line.tsx';
