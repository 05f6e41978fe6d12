import type { Page, Route } from '@playwright/test';

/** The code that a recorded project takes. */
export const RIGHT_CODE = '123456';

/** What the browser hands to our server in the end. */
export const ID_TOKEN = 'e30.e30.recorded';

/** Google's captcha, for whoever is no robot. */
const CAPTCHA = `
  const captchas = [];
  localStorage.setItem('_grecaptcha', 'a note');
  window.grecaptcha = {
    render: (place, captcha) => captchas.push(captcha) - 1,
    getResponse: () => '',
    execute: (id) => setTimeout(() => captchas[id].callback('no robot')),
    reset: () => undefined,
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** Answers of Firebase's server by the last part of their address. */
function answerTo(call: string, body: Readonly<Record<string, unknown>>): object | undefined {
  if (call === 'recaptchaConfig') {
    const recaptchaEnforcementState = [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }];
    return { recaptchaKey: 'projects/shop/keys/recorded', recaptchaEnforcementState };
  }
  if (call === 'recaptchaParams') return { recaptchaSiteKey: 'recorded' };
  if (call === 'accounts:sendVerificationCode') return { sessionInfo: 'recorded' };
  if (call === 'accounts:lookup') return { users: [{ localId: 'recorded' }] };
  if (call !== 'accounts:signInWithPhoneNumber' || body['code'] !== RIGHT_CODE) return undefined;
  return { idToken: ID_TOKEN, refreshToken: 'recorded', expiresIn: '3600', localId: 'recorded' };
}

/** Puts recorded answers in the place of Google's servers; every call of the SDK is remembered with its body. */
export async function recordFirebase(page: Page): Promise<[call: string, body: unknown][]> {
  const calls: [string, unknown][] = [];
  await page.route('https://www.google.com/recaptcha/api.js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CAPTCHA }),
  );
  await page.route('https://identitytoolkit.googleapis.com/**', async (route: Route) => {
    const request = route.request();
    const call = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const body: Record<string, unknown> = request.method() === 'POST' ? request.postDataJSON() : {};
    calls.push([call, body]);
    const answer = answerTo(call, body);
    await route.fulfill({
      status: answer ? 200 : 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: answer ?? { error: { code: 400, message: 'INVALID_CODE' } },
    });
  });
  return calls;
}
