import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const settings = (environment: Record<string, string>) => readConfig(environment).api;

describe('the addresses of the services', () => {
  it('are at the origin of the site, and no other site calls this server, unless they are set', () => {
    expect(settings({ API_CART: '' })).toEqual({ services: {}, callers: [] });
  });

  it('are one setting for each service', () => {
    const services = {
      API_MAIN: 'https://example.in',
      API_AUTH: 'https://users.example.in',
      API_PRODUCT: 'https://api.example.in/products',
      API_CORE: 'http://core.internal:8080',
      API_CART: 'https://cart.example.in',
    };
    expect(settings({ ...services, API_CALLERS: 'https://a.in, http://127.0.0.1:3000' })).toEqual({
      services: {
        main: 'https://example.in',
        auth: 'https://users.example.in',
        product: 'https://api.example.in/products',
        core: 'http://core.internal:8080',
        cart: 'https://cart.example.in',
      },
      callers: ['https://a.in', 'http://127.0.0.1:3000'],
    });
  });

  it.each([
    'example.in',
    'ftp://example.in',
    'https://example.in/',
    'https://example.in?a=b',
    'https://me:secret@example.in',
    "https://example.in/'",
    'https://',
  ])('cannot be %s', (address) => {
    expect(() => settings({ API_CORE: address })).toThrow(
      'API_CORE must be an address without a slash at its end, such as https://api.example.in.',
    );
  });

  it.each(['*', 'https://a.in/', 'https://a.in,', 'a.in'])('cannot be called by %s', (callers) => {
    expect(() => settings({ API_CALLERS: callers })).toThrow(
      'API_CALLERS must be origins with commas between them, such as https://a.in,https://b.in.',
    );
  });
});
