import { describe, expect, it } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { site } from './shop.ts';

describe('a page where Firebase is configured', () => {
  const app = useTestApp(
    {
      FIREBASE_API_KEY: 'AIzaSy-recorded',
      FIREBASE_AUTH_DOMAIN: 'shop-1a2b3.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'shop-1a2b3',
    },
    { site },
  );

  it('may load what the SDK needs, and talk to the popup that it opens', async () => {
    const { headers } = await app.call('/Associate/login');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headers.get('Content-Security-Policy')).toContain('frame-src https://www.google.com/recaptcha/');
    expect(headers.get('Content-Security-Policy')).toContain(' https://shop-1a2b3.firebaseapp.com/;');
  });
});

describe('a page where Firebase is not configured', () => {
  const app = useTestApp({}, { site });

  it('may load nothing from another origin, and talks to no popup', async () => {
    const { headers } = await app.call('/Associate/signup');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Content-Security-Policy')).not.toContain('https:');
  });
});
