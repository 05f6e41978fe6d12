import type { Page, Route } from '@playwright/test';

/** The code that a recorded project takes. */
export const VALID_CODE = '123456';

/** What the browser hands to our server in the end. */
export const ID_TOKEN = 'e30.e30.recorded';

/** Google's captcha for a person. */
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

/** Google's helper for frames: it loads the project's frame, and hears from the popup as the real one does through it. */
const FRAMES = `
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: 'any',
      getContext: () => ({
        open: ({ url, where }, onOpen) => {
          const frame = where.appendChild(document.createElement('iframe'));
          frame.src = url;
          frame.hidden = true;
          const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
          return onOpen({
            restyle: () => undefined,
            ping: () => loaded,
            // The SDK throws in its handler after every answer; the real helper calls it from a message, too.
            send: (_type, _message, answer) =>
              Promise.resolve([{ webStorageSupport: true }]).then(answer).catch(() => undefined),
            register: (_, handle) =>
              addEventListener('message', ({ data }) => data.eventId && handle({ authEvent: data })),
          });
        },
      }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** The popup's page when the person has chosen an account: it notifies the page that opened it. */
const POPUP = `<!doctype html><title>Google</title><button onclick="
  const eventId = new URLSearchParams(location.search).get('eventId');
  const type = 'signInViaPopup';
  opener.postMessage({ type, eventId, urlResponse: 'http://localhost/?code=recorded', sessionId: 'recorded' }, '*');
">Asha</button>`;

/** The responses of Firebase's server by the last part of their address. */
function respondTo(call: string, body: Readonly<Record<string, unknown>>): object | undefined {
  if (call === 'recaptchaConfig') {
    const recaptchaEnforcementState = [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }];
    return { recaptchaKey: 'projects/shop/keys/recorded', recaptchaEnforcementState };
  }
  if (call === 'recaptchaParams') return { recaptchaSiteKey: 'recorded' };
  if (call === 'accounts:sendVerificationCode') return { sessionInfo: 'recorded' };
  if (call === 'accounts:lookup') return { users: [{ localId: 'recorded' }] };
  if (call === 'projects') return { projectId: 'shop-1a2b3', authorizedDomains: ['127.0.0.1'] };
  if (call === 'accounts:signInWithPhoneNumber' && body['code'] !== VALID_CODE) return undefined;
  return { idToken: ID_TOKEN, refreshToken: 'recorded', expiresIn: '3600', localId: 'recorded' };
}

/** Replaces Google's servers by recorded responses, and records every call of the SDK with its body. */
export async function recordFirebase(page: Page): Promise<[call: string, body: unknown][]> {
  const calls: [string, unknown][] = [];
  await page.route('https://www.google.com/recaptcha/api.js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CAPTCHA }),
  );
  await page.route('https://apis.google.com/js/api.js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FRAMES }),
  );
  await page
    .context()
    .route('https://shop-1a2b3.firebaseapp.com/__/auth/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: POPUP }),
    );
  await page.route('https://identitytoolkit.googleapis.com/**', async (route: Route) => {
    const request = route.request();
    const call = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const body: Record<string, unknown> = request.method() === 'POST' ? request.postDataJSON() : {};
    calls.push([call, body]);
    const response = respondTo(call, body);
    await route.fulfill({
      status: response ? 200 : 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: response ?? { error: { code: 400, message: 'INVALID_CODE' } },
    });
  });
  return calls;
}
