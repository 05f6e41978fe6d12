export { googleSignInMachine } from './google-sign-in.machine.ts';
export type { GoogleFailure, GoogleSignInEvent } from './google-sign-in.machine.ts';
export { googleSignInVerbs, googleSignInView } from './google-sign-in.view.ts';
