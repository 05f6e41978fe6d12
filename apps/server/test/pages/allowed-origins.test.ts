import { describe, expect, it } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { RenderedPage } from './rendered-page.ts';
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
    expect(headers.get('Content-Security-Policy')).not.toContain('http');
  });
});

describe('a page whose services are at other origins', () => {
  const app = useTestApp(
    { API_CART: 'http://127.0.0.1:3001', API_PRODUCT: 'https://api.example.in/products' },
    { site },
  );

  it('names them to the client, and may call them', async () => {
    const response = await app.call('/Associate/signup');
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "; connect-src 'self' https://api.example.in http://127.0.0.1:3001;",
    );
    expect(new RenderedPage(await response.text()).attributes('html', 'data-services')).toEqual([
      '{"product":"https://api.example.in/products","cart":"http://127.0.0.1:3001"}',
    ]);
  });
});
