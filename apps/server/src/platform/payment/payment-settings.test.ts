import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { paymentSettings, razorpayOptions } from './payment-settings.ts';

const Settings = z.object(paymentSettings);
const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'other secret',
};

describe('the settings of payments', () => {
  it('may all be missing', () => {
    expect(razorpayOptions(Settings.parse({}))).toBeUndefined();
  });

  it('describe a Razorpay account', () => {
    expect(razorpayOptions(Settings.parse(KEYS))).toEqual({
      apiUrl: 'https://api.razorpay.com',
      keyId: 'rzp_test_1DP5mmOlF5G5ag',
      keySecret: 'secret',
      webhookSecret: 'other secret',
    });
    const elsewhere = Settings.parse({ ...KEYS, RAZORPAY_API_URL: 'http://127.0.0.1:8080/' });
    expect(razorpayOptions(elsewhere)?.apiUrl).toBe('http://127.0.0.1:8080');
  });

  it.each([
    [{ RAZORPAY_KEY_ID: 'secret' }, 'must be a key id such as rzp_test_1DP5mmOlF5G5ag'],
    ...['api.razorpay.com', 'http://api.razorpay.com', 'https://example.in/v1', 'https://example.in?a=b'].map(
      (url): [object, string] => [
        { RAZORPAY_API_URL: url },
        'must be an address without a path that starts with https://',
      ],
    ),
  ])('are rejected: %j', (environment, sentence) => {
    expect(Settings.safeParse(environment).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});
