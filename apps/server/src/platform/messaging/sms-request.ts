import { StartFailure } from '../start-failure.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import { refuseUnsendable, refuseUnusable } from './sms-settings-check.ts';
import { type PlaceValues, fillTemplate, placesOf } from './sms-template.ts';

/** What goes to the gateway for one message. */
export interface SmsRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Headers;
  readonly body: string | null;
}

/** Makes requests from the templates of the settings. */
export interface SmsRequestTemplate {
  /** Whether a message without a code would leave a hole. */
  readonly needsCode: boolean;
  /** Whether a message goes out by the id of its template. */
  readonly needsTemplate: boolean;
  /** `templateId` stands in for that of the settings. */
  readonly fill: (
    message: Pick<PlaceValues, 'to' | 'mobile' | 'text' | 'code'> & {
      readonly templateId?: string | undefined;
    },
  ) => SmsRequest;
}

/** A message to try the templates with at start. */
const SAMPLE = { to: '919000000000', mobile: '9000000000', text: '"Sample" & text', code: '123456' };

/** Checks the templates of the gateway once; whatever an operator got wrong is a {@link StartFailure}. */
export function smsRequestTemplate(options: SmsGatewayOptions): SmsRequestTemplate {
  const { url, method, body, key = '', senderId = '', templateId: usual = '', entityId = '' } = options;
  const headers = Object.entries(options.headers);
  const places = {
    message: [...placesOf('SMS_GATEWAY_URL', url), ...placesOf('SMS_GATEWAY_BODY', body ?? '')],
    headers: headers.flatMap(([, value]) => placesOf('SMS_GATEWAY_HEADERS', value)),
  };
  refuseUnusable(options, places);

  const format = bodyFormat(headers, body);
  const fill: SmsRequestTemplate['fill'] = ({ templateId = usual, ...message }) => {
    const values = { ...message, key, senderId, templateId, entityId };
    const filled = headers.map(([name, value]): [string, string] => [
      name,
      fillTemplate(value, values, String),
    ]);
    return {
      url: fillTemplate(url, values, encodeURIComponent),
      method,
      headers: headersOf(filled, body === undefined ? undefined : CONTENT_TYPES[format]),
      body: body === undefined ? null : fillTemplate(body, values, ESCAPES[format]),
    };
  };
  refuseUnsendable(fill(SAMPLE), format === 'json');
  return {
    needsCode: places.message.includes('code'),
    needsTemplate: [...places.message, ...places.headers].includes('templateId'),
    fill,
  };
}

type BodyFormat = 'json' | 'form';

const ESCAPES: Readonly<Record<BodyFormat, (value: string) => string>> = {
  json: (value) => JSON.stringify(value).slice(1, -1),
  form: encodeURIComponent,
};

const CONTENT_TYPES: Readonly<Record<BodyFormat, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** How values in the body are escaped: as its Content-Type says, else as the body looks. */
function bodyFormat(headers: readonly (readonly [string, string])[], body = ''): BodyFormat {
  const [, type] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (type === undefined) return /^\s*[[{]/.test(body) ? 'json' : 'form';
  if (type.startsWith(CONTENT_TYPES.json)) return 'json';
  if (type.startsWith(CONTENT_TYPES.form)) return 'form';
  throw new StartFailure(
    `SMS_GATEWAY_HEADERS: Content-Type must be ${CONTENT_TYPES.json} or ${CONTENT_TYPES.form}.`,
  );
}

function headersOf(entries: [string, string][], contentType: string | undefined): Headers {
  try {
    const headers = new Headers(entries);
    if (contentType !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', contentType);
    return headers;
  } catch {
    throw new StartFailure('SMS_GATEWAY_HEADERS holds a name or a value that no HTTP header can have.');
  }
}
