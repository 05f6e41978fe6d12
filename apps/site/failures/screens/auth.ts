import type { Page } from '@playwright/test';
import { freshMobile, latestCode } from '../../e2e/outbox.ts';
import { type Screen, press, run, type } from '../screen.ts';

const firstDigit = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' });
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const fresh = () => `w${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;

/** A number that is asked for a code, and what types the code. */
function byCode() {
  let mobile = '';
  return {
    mobile: () => (mobile = freshMobile()),
    typeCode: run(async (page) => {
      const code = await latestCode(page.request, mobile);
      await firstDigit(page).focus();
      await page.keyboard.type(code);
    }),
  };
}

const [login, signUp] = [byCode(), byCode()];

/** Login, sign-up and a forgotten password. */
export const auth: readonly Screen[] = [
  {
    name: 'Login: send the code',
    at: '/Associate/login',
    steps: [type('Full name', 'Kiran Devi'), type('Mobile number', freshMobile)],
    call: 'sendOtp',
    flow: 'otp',
    send: press('Send OTP'),
    right: firstDigit,
  },
  {
    name: 'Login: the code',
    at: '/Associate/login',
    steps: [
      type('Full name', 'Kiran Devi'),
      type('Mobile number', login.mobile),
      press('Send OTP'),
      run((page) => firstDigit(page).waitFor()),
    ],
    call: 'verifyOtp',
    flow: 'otp',
    send: login.typeCode,
    right: account,
  },
  {
    name: 'Login by password',
    at: '/Associate/login',
    steps: [press('Email Login', 'tab'), type('Username or email', 'asha'), type('Password', 'demo1234')],
    call: 'logIn',
    flow: 'login',
    send: press('Login', 'button'),
    right: account,
  },
  {
    name: 'Sign-up by mail',
    at: '/Associate/signup',
    steps: [
      press('Email', 'tab'),
      type('Name', 'Meena Rao'),
      type('Email', () => `${fresh()}@example.in`),
      type('Username', fresh),
      type('Password', 'neem4tea'),
      type('Confirm password', 'neem4tea'),
    ],
    call: 'register',
    flow: 'signUp',
    send: press('Sign Up', 'button'),
    right: account,
  },
  {
    name: 'Sign-up: send the code',
    at: '/Associate/signup',
    steps: [type('Full name', 'Kiran Devi'), type('Mobile number', freshMobile)],
    call: 'sendOtp',
    flow: 'sign-up otp',
    send: press('Send OTP'),
    right: firstDigit,
  },
  {
    name: 'Sign-up: the code',
    at: '/Associate/signup',
    steps: [
      type('Full name', 'Kiran Devi'),
      type('Mobile number', signUp.mobile),
      press('Send OTP'),
      run((page) => firstDigit(page).waitFor()),
    ],
    call: 'verifyOtp',
    flow: 'sign-up otp',
    send: signUp.typeCode,
    right: account,
  },
  {
    name: 'Forgotten password',
    at: '/Associate/forgot-password',
    steps: [type('Email', 'asha@example.in')],
    call: 'requestPasswordReset',
    flow: 'forgot password',
    send: press('Send link'),
    right: /^If /,
  },
];
