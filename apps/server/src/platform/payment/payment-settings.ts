import * as z from 'zod';
import { isLoopback } from '../settings.ts';

/** The environment variables of Razorpay; `docs/operations.md` explains each of them. */
export const paymentSettings = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'must be a key id such as rzp_test_1DP5mmOlF5G5ag')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_URL: z
    .string()
    .refine(isApi, 'must be an address without a path that starts with https://')
    .default('https://api.razorpay.com'),
};

/** The payment provider, and our credentials there. */
export interface RazorpayOptions {
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

type Settings = z.infer<z.ZodObject<typeof paymentSettings>>;

/** The configured account, or undefined. */
export function razorpayOptions(settings: Settings): RazorpayOptions | undefined {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return undefined;
  return { apiUrl: new URL(settings.RAZORPAY_API_URL).origin, keyId, keySecret, webhookSecret };
}

function isApi(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return isPrivate && url.pathname === '/' && url.search === '';
}
