import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const FIREBASE = { authDomain: 'shop.firebaseapp.com' };

/** The directives of a policy, by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.replace(/^\S+ /, '')]),
  );
}

describe('the allowed sources of a page', () => {
  it('are only this origin, and the scripts of this response', () => {
    expect(directives(contentSecurityPolicy('abc'))).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'nonce-abc'",
      'style-src': "'self' 'nonce-abc'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    const none = { firebase: undefined, razorpay: false };
    expect(contentSecurityPolicy('abc', none)).toBe(contentSecurityPolicy('abc'));
  });

  it('include the payment sheet when Razorpay is the payment provider', () => {
    expect(directives(contentSecurityPolicy('abc', { razorpay: true }))).toEqual({
      ...directives(contentSecurityPolicy('abc')),
      'script-src': "'self' 'nonce-abc' https://checkout.razorpay.com",
      'style-src-attr': "'unsafe-inline'",
      'connect-src': "'self' https://api.razorpay.com https://checkout.razorpay.com",
      'frame-src': 'https://api.razorpay.com https://checkout.razorpay.com',
    });
  });

  it('include the hosts of Firebase when it is configured', () => {
    const policy = directives(contentSecurityPolicy('abc', { firebase: FIREBASE }));
    expect(policy['script-src']).toBe(
      "'self' 'nonce-abc' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com",
    );
    expect(policy['frame-src']).toMatch(/ https:\/\/shop\.firebaseapp\.com\/$/);
    expect(policy).not.toHaveProperty('style-src-attr');
    expect(JSON.stringify(policy)).not.toContain('razorpay');
  });

  it('include both when both are configured', () => {
    const policy = directives(contentSecurityPolicy('abc', { firebase: FIREBASE, razorpay: true }));
    for (const name of ['script-src', 'connect-src', 'frame-src']) {
      expect([name, policy[name]]).toEqual([
        name,
        expect.stringMatching(/google.* https:\/\/checkout\.razorpay\.com$/),
      ]);
    }
  });
});
