import * as z from 'zod';
import type { SmsAbout } from './ports.ts';

/** The environment variables of SMS and mail; `docs/operations.md` explains each of them. */
export const messagingSettings = {
  SMS_GATEWAY_URL: z.string().optional(),
  SMS_GATEWAY_METHOD: z.enum(['GET', 'POST'], 'must be GET or POST').default('POST'),
  SMS_GATEWAY_HEADERS: z.string().transform(toHeaders).optional(),
  SMS_GATEWAY_BODY: z.string().optional(),
  SMS_GATEWAY_FAILURE: z.string().transform(toPattern).optional(),
  SMS_GATEWAY_KEY: z.string().optional(),
  SMS_SENDER_ID: z.string().optional(),
  SMS_TEMPLATE_ID: z.string().optional(),
  SMS_COMPLAINT_TEMPLATE_ID: z.string().optional(),
  SMS_BANK_DETAILS_TEMPLATE_ID: z.string().optional(),
  SMS_CONTACT_CHANGE_TEMPLATE_ID: z.string().optional(),
  SMS_ORDER_TEMPLATE_ID: z.string().optional(),
  SMS_RESTOCK_TEMPLATE_ID: z.string().optional(),
  SMS_ENTITY_ID: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be an address such as smtps://user:password@mail.example.in')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/,
      "must be an address, or 'Name <address>'",
    )
    .optional(),
};

/** How to call the HTTP gateway for SMS; the texts are templates with placeholders such as `{mobile}`. */
export interface SmsGatewayOptions {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Matches the body of an error response whose status is that of a success. */
  readonly failure: RegExp | undefined;
  readonly key: string | undefined;
  readonly senderId: string | undefined;
  readonly templateId: string | undefined;
  /** The templates of messages without a code, by what they are about. */
  readonly noticeTemplateIds: Readonly<Record<'GRIEVANCE' | SmsAbout, string | undefined>>;
  readonly entityId: string | undefined;
}

/** The mail server and the sender's address. */
export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password in the address. */
  readonly url: string;
  readonly from: string;
}

type Settings = z.infer<z.ZodObject<typeof messagingSettings>>;

/** The configured gateway, or undefined. */
export function smsGatewayOptions(settings: Settings): SmsGatewayOptions | undefined {
  if (settings.SMS_GATEWAY_URL === undefined) return undefined;
  return {
    url: settings.SMS_GATEWAY_URL,
    method: settings.SMS_GATEWAY_METHOD,
    headers: settings.SMS_GATEWAY_HEADERS ?? {},
    body: settings.SMS_GATEWAY_BODY,
    failure: settings.SMS_GATEWAY_FAILURE,
    key: settings.SMS_GATEWAY_KEY,
    senderId: settings.SMS_SENDER_ID,
    templateId: settings.SMS_TEMPLATE_ID,
    noticeTemplateIds: {
      GRIEVANCE: settings.SMS_COMPLAINT_TEMPLATE_ID,
      BANK_DETAILS: settings.SMS_BANK_DETAILS_TEMPLATE_ID,
      CONTACT_CHANGE: settings.SMS_CONTACT_CHANGE_TEMPLATE_ID,
      ORDER: settings.SMS_ORDER_TEMPLATE_ID,
      RESTOCK: settings.SMS_RESTOCK_TEMPLATE_ID,
    },
    entityId: settings.SMS_ENTITY_ID,
  };
}

/** The configured mail server, or undefined. */
export function mailOptions({ SMTP_URL: url, MAIL_FROM: from }: Settings): MailOptions | undefined {
  return url === undefined || from === undefined ? undefined : { url, from };
}

const Headers = z.record(z.string(), z.string());

function toHeaders(text: string, context: z.RefinementCtx): Readonly<Record<string, string>> {
  try {
    return Headers.parse(JSON.parse(text));
  } catch {
    context.addIssue('must be a JSON object of texts, such as {"authkey":"{key}"}');
    return z.NEVER;
  }
}

function toPattern(text: string, context: z.RefinementCtx): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch {
    context.addIssue('must be a regular expression');
    return z.NEVER;
  }
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}
