import { resolve } from 'node:path';
import * as z from 'zod';
import { type FirebaseOptions, firebaseOptions, firebaseSettings } from './firebase/firebase-settings.ts';
import { type OidcOptions, googleSettings, oidcOptions } from './google/google-settings.ts';
import {
  type MailOptions,
  type SmsGatewayOptions,
  mailOptions,
  messagingSettings,
  smsGatewayOptions,
} from './messaging/messaging-settings.ts';
import { type RazorpayOptions, paymentSettings, razorpayOptions } from './payment/payment-settings.ts';
import { StartFailure } from './start-failure.ts';

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname === '/';
}

const Environment = z.object({
  APP_PROFILE: z.enum(['local', 'production'], "must be 'local' or 'production'").default('local'),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(65_535, 'must be at most 65535')
    .default(3000),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an address without a path, such as https://example.in')
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .optional(),
  LEADS_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(30),
  LOGINS_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(40),
  REGISTRATIONS_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(30),
  OTP_SENDS_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(20),
  OTP_SENDS_OVERALL: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(300),
  COMPLAINTS_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(30),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  BRAND_NAME: z.string().min(1, 'must not be empty').default('PGM Wellness'),
  TRUSTED_PROXIES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .default(0),
  ...messagingSettings,
  ...googleSettings,
  ...firebaseSettings,
  ...paymentSettings,
});

/** The settings of one process, read once at start. What each means stands in `docs/operations.md`. */
export interface Config {
  readonly profile: 'local' | 'production';
  readonly host: string;
  readonly port: number;
  /** Absent: an embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Absolute folder of the embedded database and of stored pictures. */
  readonly dataDir: string;
  /** Where visitors reach the site, without a trailing slash; absent: taken from the request, local profile only. */
  readonly siteOrigin: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Leads that one network address may send within {@link LIMIT_WINDOW_SECONDS}. */
  readonly leadsPerAddress: number;
  /** What one network address may do, and SMS of all together, within {@link LIMIT_WINDOW_SECONDS}. */
  readonly limits: {
    readonly loginsPerAddress: number;
    readonly registrationsPerAddress: number;
    readonly otpSendsPerAddress: number;
    readonly complaintsPerAddress: number;
    readonly smsOverall: number;
  };
  /** What all keys are made from; absent, local profile only: made and kept in `dataDir`. */
  readonly authSecret: string | undefined;
  /** What the company is called in messages. */
  readonly brandName: string;
  /** Absent, local profile only: SMS go to the outbox. */
  readonly sms: SmsGatewayOptions | undefined;
  /** Absent, local profile only: mail goes to the outbox. */
  readonly mail: MailOptions | undefined;
  /** Absent: nobody can sign in with Google, but for the local profile, which has an issuer of its own. */
  readonly google: OidcOptions | undefined;
  /** Absent: Firebase has no part in anything. */
  readonly firebase: FirebaseOptions | undefined;
  /** Absent, local profile only: payments are simulated. */
  readonly razorpay: RazorpayOptions | undefined;
  /** False: the site's service worker is taken away from every browser that has it. */
  readonly hasServiceWorker: boolean;
  /** How many proxies in front add to `X-Forwarded-For`; 0 means that the header is not believed. */
  readonly trustedProxies: number;
}

/** The window of all limits that can be set, in seconds. */
export const LIMIT_WINDOW_SECONDS = 600;

/** Reads the settings; a bad one is a {@link StartFailure} that names the variable, never its value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new StartFailure(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '),
    );
  }
  const settings = parsed.data;
  refuseIncompleteProduction(settings);
  refuseParts(settings);
  return {
    profile: settings.APP_PROFILE,
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: resolve(settings.DATA_DIR),
    siteOrigin: settings.SITE_ORIGIN && new URL(settings.SITE_ORIGIN).origin,
    logLevel: settings.LOG_LEVEL ?? (settings.APP_PROFILE === 'production' ? 'info' : 'warn'),
    leadsPerAddress: settings.LEADS_PER_ADDRESS,
    limits: {
      loginsPerAddress: settings.LOGINS_PER_ADDRESS,
      registrationsPerAddress: settings.REGISTRATIONS_PER_ADDRESS,
      otpSendsPerAddress: settings.OTP_SENDS_PER_ADDRESS,
      complaintsPerAddress: settings.COMPLAINTS_PER_ADDRESS,
      // Named when codes were all that went by SMS.
      smsOverall: settings.OTP_SENDS_OVERALL,
    },
    authSecret: settings.AUTH_SECRET,
    brandName: settings.BRAND_NAME,
    sms: smsGatewayOptions(settings),
    mail: mailOptions(settings),
    google: oidcOptions(settings),
    firebase: firebaseOptions(settings),
    razorpay: razorpayOptions(settings),
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
    trustedProxies: settings.TRUSTED_PROXIES,
  };
}

/** Production names every missing setting at once, so that an operator needs one round to mend them. */
function refuseIncompleteProduction(settings: z.infer<typeof Environment>): void {
  if (settings.APP_PROFILE !== 'production') return;
  const missing = NEEDED_IN_PRODUCTION.filter((name) => settings[name] === undefined);
  if (missing.length > 0)
    throw new StartFailure(`The production profile needs ${listed(missing)} to be set.`);
}

const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SITE_ORIGIN',
  'AUTH_SECRET',
  'SMS_GATEWAY_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

/** Settings that are of no use without each other. */
const GROUPS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
] as const;

/** A part of a group would silently do nothing. */
function refuseParts(settings: z.infer<typeof Environment>): void {
  for (const group of GROUPS) {
    const given = group.find((name) => settings[name] !== undefined);
    const missing = group.filter((name) => settings[name] === undefined);
    if (given === undefined || missing.length === 0) continue;
    throw new StartFailure(`${listed(missing)} must be set, since ${given} is.`);
  }
}

/** `A, B and C`. */
function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}
