import { StartFailure, isLoopback } from '../settings.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import type { Placeholder } from './sms-template.ts';

/** The placeholders that the settings use, in the message (address or body) and in the headers. */
interface UsedPlaceholders {
  readonly message: readonly Placeholder[];
  readonly headers: readonly Placeholder[];
}

/** The settings with the values of placeholders that are the same in every message. */
const PLACEHOLDER_SETTINGS = [
  ['key', 'SMS_GATEWAY_KEY'],
  ['senderId', 'SMS_SENDER_ID'],
  ['templateId', 'SMS_TEMPLATE_ID'],
  ['entityId', 'SMS_ENTITY_ID'],
] as const;

/** Stops the start when these settings cannot produce a valid message. */
export function rejectUnusable(options: SmsGatewayOptions, placeholders: UsedPlaceholders): void {
  // Header values are not escaped, so that text from visitors must not go there.
  if (placeholders.headers.some((placeholder) => ['to', 'mobile', 'text', 'code'].includes(placeholder)))
    throw new StartFailure('SMS_GATEWAY_HEADERS must not hold {to}, {mobile}, {text} or {code}.');
  for (const [placeholder, setting] of PLACEHOLDER_SETTINGS) {
    const isUsed = placeholders.message.includes(placeholder) || placeholders.headers.includes(placeholder);
    if (isUsed && options[placeholder] === undefined)
      throw new StartFailure(
        `${setting} must be set: other settings of the SMS gateway use {${placeholder}}.`,
      );
  }
  if (!placeholders.message.includes('to') && !placeholders.message.includes('mobile'))
    throw new StartFailure('SMS_GATEWAY_URL or SMS_GATEWAY_BODY must hold {to} or {mobile}.');
  if (!placeholders.message.includes('text') && !placeholders.message.includes('code'))
    throw new StartFailure('SMS_GATEWAY_URL or SMS_GATEWAY_BODY must hold {text} or {code}.');
  if (options.method === 'GET' && options.body !== undefined)
    throw new StartFailure('SMS_GATEWAY_BODY must not be set while SMS_GATEWAY_METHOD is GET.');
}

/** Stops the start when a sample message cannot be sent after its placeholders are filled. */
export function rejectUnsendable(
  { url, body }: { readonly url: string; readonly body: string | null },
  isJsonBody: boolean,
): void {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isSafe = address?.protocol === 'https:' || (address?.protocol === 'http:' && isLoopback(address));
  if (!isSafe) throw new StartFailure('SMS_GATEWAY_URL must be an address that starts with https://.');
  if (address.username !== '' || address.password !== '')
    throw new StartFailure('SMS_GATEWAY_URL must not hold a user or a password; use SMS_GATEWAY_HEADERS.');
  if (body !== null && isJsonBody && !isJson(body))
    throw new StartFailure('SMS_GATEWAY_BODY is not readable JSON once it is filled in.');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
