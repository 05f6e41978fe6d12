import { loginMachine } from '@pgm/machines/auth/login';
import { loginScenario } from '@pgm/machines/auth/login/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inAuthPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { LoginScreen, siteLoginMachine } from './login.flow.tsx';

const flow = flowStories({
  machine: loginMachine,
  scenario: loginScenario,
  site: siteLoginMachine,
  Screen: LoginScreen,
});

export default {
  title: 'Flows/Auth/Login',
  decorators: [inAuthPage],
  parameters: { layout: 'fullscreen' },
};

export const Mobile = flow.at('mobile');
export const EmailIdle = flow.at('email.idle', { name: 'Username typed', via: ['toEmail', 'typeUsername'] });
export const EmailInvalid = flow.at('email.invalid', {
  name: 'Username and password missing',
  via: ['toEmail', 'submit'],
});
export const EmailFailed = flow.at('email.failed', {
  name: 'Invalid username or password',
  via: ['toEmail', 'typeUsername', 'typePassword', 'submit', 'rejected'],
});
export const Blocked = flow.at('email.failed', {
  name: 'Blocked member',
  via: ['toEmail', 'typeUsername', 'typePassword', 'submit', 'blocked'],
});
export const LoginBroke = flow.at('email.failed', {
  name: 'Login failed',
  via: ['toEmail', 'typeUsername', 'typePassword', 'submit', 'crashed'],
});
export const Submitting = flow.at('submitting', {
  name: 'Password is checked',
  via: ['toEmail', 'typeUsername', 'typePassword', 'submit'],
});
export const Succeeded = flow.at('succeeded', {
  name: 'Logged in',
  equals: { story: 'Mobile', because: 'The page below opens at once.' },
});
