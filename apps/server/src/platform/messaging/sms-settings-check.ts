import { isLoopback } from '../loopback.ts';
import { StartFailure } from '../start-failure.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import type { Place } from './sms-template.ts';

/** The places that the settings leave open, in what holds the message and in the headers. */
interface UsedPlaces {
  readonly message: readonly Place[];
  readonly headers: readonly Place[];
}

/** Where the value of a place that is the same in every message comes from. */
const SETTINGS_OF_PLACES = [
  ['key', 'SMS_GATEWAY_KEY'],
  ['senderId', 'SMS_SENDER_ID'],
  ['templateId', 'SMS_TEMPLATE_ID'],
  ['entityId', 'SMS_ENTITY_ID'],
] as const;

/** Stops the start when no message could ever be right with these settings. */
export function refuseUnusable(options: SmsGatewayOptions, places: UsedPlaces): void {
  // Values of headers have no escape: what a visitor typed has no business there.
  if (places.headers.some((place) => ['to', 'mobile', 'text', 'code'].includes(place)))
    throw new StartFailure('SMS_GATEWAY_HEADERS must not hold {to}, {mobile}, {text} or {code}.');
  for (const [place, setting] of SETTINGS_OF_PLACES) {
    const isUsed = places.message.includes(place) || places.headers.includes(place);
    if (isUsed && options[place] === undefined)
      throw new StartFailure(`${setting} must be set: other settings of the SMS gateway use {${place}}.`);
  }
  if (!places.message.includes('to') && !places.message.includes('mobile'))
    throw new StartFailure('SMS_GATEWAY_URL or SMS_GATEWAY_BODY must hold {to} or {mobile}.');
  if (!places.message.includes('text') && !places.message.includes('code'))
    throw new StartFailure('SMS_GATEWAY_URL or SMS_GATEWAY_BODY must hold {text} or {code}.');
  if (options.method === 'GET' && options.body !== undefined)
    throw new StartFailure('SMS_GATEWAY_BODY must not be set while SMS_GATEWAY_METHOD is GET.');
}

/** Stops the start when a sample message, once filled in, is nothing that can be sent. */
export function refuseUnsendable(
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
