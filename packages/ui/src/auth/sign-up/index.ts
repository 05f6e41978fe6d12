export type { JoiningFacts } from './joining-terms.tsx';
export { SignUp, type SignUpProps } from './sign-up.tsx';
export type { SignUpField } from './sign-up-fields.tsx';
export { SponsorLine, type SponsorFacts, type SponsorLineProps } from './sponsor-line.tsx';
