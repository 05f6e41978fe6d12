/** The forms of the login modal: few of the presses that load the account's code need them. */
export { LoginFlow } from '../login/login.flow.tsx';
export { SignUpFlow } from '../sign-up/sign-up.flow.tsx';
