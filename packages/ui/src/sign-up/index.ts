export { SignUp, type SignUpProps } from './sign-up.tsx';
export type { SignUpField } from './sign-up-fields.tsx';
export type { SponsorFacts } from './sponsor-line.tsx';
