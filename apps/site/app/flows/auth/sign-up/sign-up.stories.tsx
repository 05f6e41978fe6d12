import { signUpMachine } from '@pgm/machines/auth/sign-up';
import { signUpScenario } from '@pgm/machines/auth/sign-up/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inAuthPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { SignUpScreen, siteSignUpMachine } from './sign-up.flow.tsx';

const flow = flowStories({
  machine: signUpMachine,
  scenario: signUpScenario,
  site: siteSignUpMachine,
  Screen: SignUpScreen,
});

export default {
  title: 'Flows/Auth/SignUp',
  decorators: [inAuthPage],
  parameters: { layout: 'fullscreen' },
};

/** All fields are valid. */
const FILLED = [
  'toEmail',
  'typeName',
  'typeEmail',
  'typeUsername',
  'typePassword',
  'repeatPassword',
] as const;

export const Mobile = flow.at('mobile');
export const EmailIdle = flow.at('email.idle', {
  name: 'Name and email typed',
  via: ['toEmail', 'typeName', 'typeEmail'],
});
export const EmailInvalid = flow.at('email.invalid', {
  name: 'All fields missing',
  via: ['toEmail', 'submit'],
});
export const EmailFailed = flow.at('email.failed', {
  name: 'Username taken',
  via: [...FILLED, 'submit', 'rejected'],
});
export const SignUpBroke = flow.at('email.failed', {
  name: 'Sign-up failed',
  via: [...FILLED, 'submit', 'crashed'],
});
export const Submitting = flow.at('submitting', {
  name: 'Account is created',
  via: [...FILLED, 'submit'],
});
export const LoggingIn = flow.at('loggingIn', {
  name: 'Member is logged in',
  equals: { story: 'Submitting', because: 'Both steps look like one.' },
});
export const Registered = flow.at('registered', {
  name: 'Account created',
  via: [...FILLED, 'submit', 'registered', 'loggedIn'],
});
export const Verified = flow.at('verified', {
  name: 'Signed up by mobile',
  equals: { story: 'Mobile', because: 'The next page opens at once.' },
});
