import { resolve } from 'node:path';
import { MAX_CORRECTED_POINTS } from '@pgm/api/contract';
import * as z from 'zod';
import { type FirebaseOptions, firebaseOptions, firebaseSettings } from './firebase/firebase-settings.ts';
import { type ApiOptions, apiOptions, apiSettings } from './http/api-settings.ts';
import { type OidcOptions, googleSettings, oidcOptions } from './google/google-settings.ts';
import {
  type MailOptions,
  type SmsGatewayOptions,
  mailOptions,
  messagingSettings,
  smsGatewayOptions,
} from './messaging/messaging-settings.ts';
import { type RazorpayOptions, paymentSettings, razorpayOptions } from './payment/payment-settings.ts';
import { type OrderLimits, orderLimits, orderSettings } from './order-settings.ts';
import { StartFailure, optionalWholeNumber, wholeNumber } from './settings.ts';
import { type S3Options, s3Options, storageSettings } from './storage/storage-settings.ts';

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname === '/';
}

const Environment = z.object({
  APP_PROFILE: z.enum(['local', 'production'], "must be 'local' or 'production'").default('local'),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  PORT: wholeNumber(0, 3000, 65_535),
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
  LEADS_PER_ADDRESS: wholeNumber(1, 30),
  LOGINS_PER_ADDRESS: wholeNumber(1, 40),
  REGISTRATIONS_PER_ADDRESS: wholeNumber(1, 30),
  OTP_SENDS_PER_ADDRESS: wholeNumber(1, 20),
  OTP_SENDS_OVERALL: wholeNumber(1, 300),
  OTP_SENDS_PER_DAY: wholeNumber(1, 3000),
  GRIEVANCE_SMS_OVERALL: wholeNumber(1, 100),
  GRIEVANCE_SMS_PER_DAY: wholeNumber(1, 500),
  ORDER_SMS_OVERALL: wholeNumber(1, 500),
  ORDER_SMS_PER_DAY: wholeNumber(1, 5000),
  RESTOCK_SMS_OVERALL: wholeNumber(1, 200),
  RESTOCK_SMS_PER_DAY: wholeNumber(1, 1000),
  COMPLAINTS_PER_ADDRESS: wholeNumber(1, 30),
  CALLS_PER_ADDRESS: wholeNumber(1, 600),
  API_DOCS: z.enum(['public', 'staff'], "must be 'public' or 'staff'").optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SECRET_NEXT: z.string().min(32, 'must have at least 32 characters').optional(),
  SECOND_FACTOR: z.enum(['required', 'optional'], "must be 'required' or 'optional'").optional(),
  PARENT_CHANGES: z.enum(['approved', 'direct'], "must be 'approved' or 'direct'").optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  BRAND_NAME: z.string().min(1, 'must not be empty').default('PGM Wellness'),
  TRUSTED_PROXIES: optionalWholeNumber(0),
  EXPOSED_LOCAL: z.literal('allow', "must be 'allow'").optional(),
  MAX_CONNECTIONS: wholeNumber(1, 5000),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 72, 3600),
  PAGE_CACHE_MB: wholeNumber(0, 20, 1000),
  POINTS_VALID_MONTHS: wholeNumber(1, 24, 1200),
  POINTS_CORRECTION_MAX: wholeNumber(1, 100_000, MAX_CORRECTED_POINTS),
  POINTS_CORRECTION_ALONE_MAX: wholeNumber(0, 1000, MAX_CORRECTED_POINTS),
  STAFF_INVITATION_DAYS: wholeNumber(1, 7, 90),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address, such as http://127.0.0.1:4318').optional(),
  DRAIN_SECONDS: optionalWholeNumber(0, 5),
  ...apiSettings,
  ...orderSettings,
  ...messagingSettings,
  ...googleSettings,
  ...firebaseSettings,
  ...paymentSettings,
  ...storageSettings,
});

/** The most SMS of one kind for all users together, within {@link LIMIT_WINDOW_SECONDS} and within a day (UTC). */
interface SmsMaxima {
  readonly shortly: number;
  readonly daily: number;
}

/** The settings of one process, read once at start. `docs/operations.md` explains each of them. */
export interface Config {
  readonly profile: 'local' | 'production';
  readonly host: string;
  readonly port: number;
  /** Absent: an embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Absolute path of the folder that holds the embedded database and the stored images. */
  readonly dataDir: string;
  /**
   * The address of the site for visitors, without a trailing slash; absent: taken from the request, local profile
   * only.
   */
  readonly siteOrigin: string | undefined;
  readonly api: ApiOptions;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many leads one network address may send within {@link LIMIT_WINDOW_SECONDS}. */
  readonly leadsPerAddress: number;
  /** The limits per network address within {@link LIMIT_WINDOW_SECONDS}, and the limits of all SMS. */
  readonly limits: {
    readonly loginsPerAddress: number;
    readonly registrationsPerAddress: number;
    /** Within an hour. */
    readonly otpSendsPerAddress: number;
    readonly grievancesPerAddress: number;
    /** Calls and pages in a minute, whatever they are. */
    readonly callsPerAddress: number;
    readonly codeSms: SmsMaxima & {
      /** Those of a day to numbers that no account has proven. */
      readonly dailyUnknown: number;
      /** Those of a day for one address or customer of IPv6, and for a large customer. */
      readonly dailyPerAddress: number;
      readonly dailyPerSite: number;
    };
    readonly grievanceSms: SmsMaxima;
    readonly orderSms: SmsMaxima;
    readonly restockSms: SmsMaxima;
  };
  readonly orders: OrderLimits;
  /** How long confirmed points are valid, in months. */
  readonly pointsValidMonths: number;
  /** The corrections of points by staff. */
  readonly pointsCorrections: {
    /** The largest number of points of one correction. */
    readonly max: number;
    /** How many points of a member one person can correct alone within 30 days; above it another person approves. */
    readonly aloneMax: number;
  };
  /** How long an invitation to staff is valid, in days. */
  readonly invitationDays: number;
  /** What Prometheus sends to read `/metrics`; absent: there is no such address. */
  readonly metricsToken: string | undefined;
  /** Whether traces are sent to a collector; the SDK of OpenTelemetry reads the other settings itself. */
  readonly isTracing: boolean;
  /** How long `/readyz` says that the process stops before the port closes, in ms. */
  readonly drainMs: number;
  /** The secret from which all keys are made; absent, local profile only: created and saved in `dataDir`. */
  readonly authSecret: string | undefined;
  /** The secret before the current one: what it signed and encrypted is still valid. */
  readonly previousAuthSecret: string | undefined;
  /** The secret that will replace the current one: what it signed and encrypted in other processes is valid. */
  readonly nextAuthSecret: string | undefined;
  /** Whether staff must have a second factor; where it is optional, it counts for those who turned it on. */
  readonly secondFactor: 'required' | 'optional';
  /** Whether one admin alone can change the parent of an associate by a call, or only what another one has asked for. */
  readonly parentChanges: 'approved' | 'direct';
  /** The company's name in messages. */
  readonly brandName: string;
  /** Absent, local profile only: SMS go to the outbox. */
  readonly sms: SmsGatewayOptions | undefined;
  /** Absent, local profile only: mail goes to the outbox. */
  readonly mail: MailOptions | undefined;
  /** Absent: sign-in with Google is not possible, except in the local profile, which has its own issuer. */
  readonly google: OidcOptions | undefined;
  /** Absent: Firebase is not used. */
  readonly firebase: FirebaseOptions | undefined;
  /** Absent, local profile only: payments are simulated. */
  readonly razorpay: RazorpayOptions | undefined;
  /** Absent: images are stored in `dataDir`. */
  readonly s3: S3Options | undefined;
  /** False: every browser that has the site's service worker removes it. */
  readonly hasServiceWorker: boolean;
  /** How many proxies in front add to `X-Forwarded-For`; 0 means that the header is not trusted. */
  readonly trustedProxies: number;
  /** Whether the local profile may be reachable from outside, although its passwords are published. */
  readonly isExposedLocalAllowed: boolean;
  /** False: only staff read `/docs`. */
  readonly areDocsPublic: boolean;
  /** How many connections of clients one process holds. */
  readonly maxConnections: number;
  /**
   * How long a connection without a request stays open, in ms. It has to be longer than proxies in front leave theirs
   * open: if the server closed first, the proxy's next request could arrive at the same moment and be lost.
   */
  readonly keepAliveMs: number;
  /** The memory of the cached pages; 0: each page is rendered for each request. */
  readonly pageCacheBytes: number;
}

/** The time window of all configurable limits, in seconds. */
export const LIMIT_WINDOW_SECONDS = 600;

/** Reads the settings; an invalid one throws a {@link StartFailure} that names the variable, never its value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = parseSettings(Environment, environment);
  rejectIncompleteProduction(settings);
  rejectPartial(settings);
  rejectSameSecret(settings);
  return {
    profile: settings.APP_PROFILE,
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: resolve(settings.DATA_DIR),
    siteOrigin: settings.SITE_ORIGIN && new URL(settings.SITE_ORIGIN).origin,
    api: apiOptions(settings),
    logLevel: settings.LOG_LEVEL ?? (settings.APP_PROFILE === 'production' ? 'info' : 'warn'),
    leadsPerAddress: settings.LEADS_PER_ADDRESS,
    limits: {
      loginsPerAddress: settings.LOGINS_PER_ADDRESS,
      registrationsPerAddress: settings.REGISTRATIONS_PER_ADDRESS,
      otpSendsPerAddress: settings.OTP_SENDS_PER_ADDRESS,
      grievancesPerAddress: settings.COMPLAINTS_PER_ADDRESS,
      callsPerAddress: settings.CALLS_PER_ADDRESS,
      codeSms: {
        shortly: settings.OTP_SENDS_OVERALL,
        daily: settings.OTP_SENDS_PER_DAY,
        ...shareOfDay(settings.OTP_SENDS_PER_DAY, settings.OTP_SENDS_PER_ADDRESS),
      },
      grievanceSms: { shortly: settings.GRIEVANCE_SMS_OVERALL, daily: settings.GRIEVANCE_SMS_PER_DAY },
      orderSms: { shortly: settings.ORDER_SMS_OVERALL, daily: settings.ORDER_SMS_PER_DAY },
      restockSms: { shortly: settings.RESTOCK_SMS_OVERALL, daily: settings.RESTOCK_SMS_PER_DAY },
    },
    orders: orderLimits(settings),
    pointsValidMonths: settings.POINTS_VALID_MONTHS,
    pointsCorrections: {
      max: settings.POINTS_CORRECTION_MAX,
      aloneMax: settings.POINTS_CORRECTION_ALONE_MAX,
    },
    invitationDays: settings.STAFF_INVITATION_DAYS,
    metricsToken: settings.METRICS_TOKEN,
    isTracing: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    drainMs: (settings.DRAIN_SECONDS ?? (settings.APP_PROFILE === 'production' ? 3 : 0)) * 1000,
    authSecret: settings.AUTH_SECRET,
    previousAuthSecret: settings.AUTH_SECRET_PREVIOUS,
    nextAuthSecret: settings.AUTH_SECRET_NEXT,
    parentChanges: settings.PARENT_CHANGES ?? (settings.APP_PROFILE === 'production' ? 'approved' : 'direct'),
    secondFactor: settings.SECOND_FACTOR ?? (settings.APP_PROFILE === 'production' ? 'required' : 'optional'),
    brandName: settings.BRAND_NAME,
    sms: smsGatewayOptions(settings),
    mail: mailOptions(settings),
    google: oidcOptions(settings),
    firebase: firebaseOptions(settings),
    razorpay: razorpayOptions(settings),
    s3: s3Options(settings),
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
    trustedProxies: settings.TRUSTED_PROXIES ?? 0,
    isExposedLocalAllowed: settings.EXPOSED_LOCAL === 'allow',
    areDocsPublic:
      (settings.API_DOCS ?? (settings.APP_PROFILE === 'local' ? 'public' : 'staff')) === 'public',
    maxConnections: settings.MAX_CONNECTIONS,
    keepAliveMs: settings.KEEP_ALIVE_SECONDS * 1000,
    pageCacheBytes: settings.PAGE_CACHE_MB * 1_000_000,
  };
}

/** What a program needs that only works on the database. */
export type DatabaseConfig = Pick<Config, 'profile' | 'databaseUrl' | 'dataDir' | 'siteOrigin' | 'logLevel'>;

const DatabaseEnvironment = Environment.pick({
  APP_PROFILE: true,
  DATABASE_URL: true,
  DATA_DIR: true,
  SITE_ORIGIN: true,
});

/** Reads only the settings of the database, so that such a program needs neither secrets nor providers. */
export function readDatabaseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): DatabaseConfig {
  const settings = parseSettings(DatabaseEnvironment, environment);
  if (settings.APP_PROFILE === 'production' && settings.DATABASE_URL === undefined)
    throw new StartFailure('The production profile needs DATABASE_URL to be set.');
  return {
    profile: settings.APP_PROFILE,
    databaseUrl: settings.DATABASE_URL,
    dataDir: resolve(settings.DATA_DIR),
    siteOrigin: settings.SITE_ORIGIN && new URL(settings.SITE_ORIGIN).origin,
    logLevel: 'error',
  };
}

/** Parses settings; an empty text counts as not set. */
function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartFailure(
    parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '),
  );
}

/** Names all settings that production misses at once, so that an operator can correct them in one round. */
function rejectIncompleteProduction(settings: z.infer<typeof Environment>): void {
  if (settings.APP_PROFILE !== 'production') return;
  const missing = NEEDED_IN_PRODUCTION.filter((name) => settings[name] === undefined);
  if (missing.length > 0)
    throw new StartFailure(`The production profile needs ${listed(missing)} to be set.`);
}

const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SITE_ORIGIN',
  'AUTH_SECRET',
  // Without it, all visitors behind a proxy share one limit, and no default is right for everyone.
  'TRUSTED_PROXIES',
  'SMS_GATEWAY_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

/** Settings that work only together. */
const GROUPS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_PRIVATE_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** Rejects an incomplete group, which would silently do nothing. */
function rejectPartial(settings: z.infer<typeof Environment>): void {
  for (const group of GROUPS) {
    const given = group.find((name) => settings[name] !== undefined);
    const missing = group.filter((name) => settings[name] === undefined);
    if (given === undefined || missing.length === 0) continue;
    throw new StartFailure(`${listed(missing)} must be set, since ${given} is.`);
  }
}

/** A secret that replaces itself would never be replaced, and nothing would say so. */
function rejectSameSecret(settings: z.infer<typeof Environment>): void {
  for (const name of ['AUTH_SECRET_PREVIOUS', 'AUTH_SECRET_NEXT'] as const)
    if (settings[name] !== undefined && settings[name] === settings.AUTH_SECRET)
      throw new StartFailure(`${name} must be another secret than AUTH_SECRET.`);
}

/** Formats a list as `A, B and C`. */
function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}

/** How many customers of IPv6 a large one may be at most, when codes are counted. */
export const CUSTOMERS_PER_SITE = 5;

/**
 * How much of the SMS of a day with codes one network can use: an address as much as in one hour at least, a twentieth of
 * all at most; a large customer as much as in one hour at least, a tenth of all at most; numbers without an account four
 * fifths.
 */
function shareOfDay(daily: number, perAddressAndHour: number) {
  const dailyPerAddress = Math.max(perAddressAndHour, Math.ceil(daily / 20));
  const dailyPerSite = Math.max(perAddressAndHour * CUSTOMERS_PER_SITE, Math.ceil(daily / 10));
  return { dailyUnknown: Math.ceil(daily * 0.8), dailyPerAddress, dailyPerSite };
}
