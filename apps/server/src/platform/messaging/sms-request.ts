import { StartFailure } from '../settings.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import { rejectUnsendable, rejectUnusable } from './sms-settings-check.ts';
import { type PlaceholderValues, fillTemplate, findPlaceholders } from './sms-template.ts';

/** The HTTP request that sends one message. */
export interface SmsRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Headers;
  readonly body: string | null;
}

/** Makes requests from the templates of the settings. */
export interface SmsRequestTemplate {
  /** Whether a message needs a code to fill the template. */
  readonly needsCode: boolean;
  /** Whether a message needs the id of its template. */
  readonly needsTemplate: boolean;
  /** `templateId` replaces that of the settings. */
  readonly fill: (
    message: Pick<PlaceholderValues, 'to' | 'mobile' | 'text' | 'code'> & {
      readonly templateId?: string | undefined;
    },
  ) => SmsRequest;
}

/** A message that tests the templates at start. */
const SAMPLE = { to: '919000000000', mobile: '9000000000', text: '"Sample" & text', code: '123456' };

/** Checks the templates of the gateway once; an invalid setting throws a {@link StartFailure}. */
export function smsRequestTemplate(options: SmsGatewayOptions): SmsRequestTemplate {
  const { url, method, body, key = '', senderId = '', templateId: usual = '', entityId = '' } = options;
  const headers = Object.entries(options.headers);
  const placeholders = {
    message: [
      ...findPlaceholders('SMS_GATEWAY_URL', url),
      ...findPlaceholders('SMS_GATEWAY_BODY', body ?? ''),
    ],
    headers: headers.flatMap(([, value]) => findPlaceholders('SMS_GATEWAY_HEADERS', value)),
  };
  rejectUnusable(options, placeholders);

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
      headers: toHeaders(filled, body === undefined ? undefined : CONTENT_TYPES[format]),
      body: body === undefined ? null : fillTemplate(body, values, ESCAPES[format]),
    };
  };
  rejectUnsendable(fill(SAMPLE), format === 'json');
  return {
    needsCode: placeholders.message.includes('code'),
    needsTemplate: [...placeholders.message, ...placeholders.headers].includes('templateId'),
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

/** How values in the body are escaped: by its Content-Type, else by the look of the body. */
function bodyFormat(headers: readonly (readonly [string, string])[], body = ''): BodyFormat {
  const [, type] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (type === undefined) return /^\s*[[{]/.test(body) ? 'json' : 'form';
  if (type.startsWith(CONTENT_TYPES.json)) return 'json';
  if (type.startsWith(CONTENT_TYPES.form)) return 'form';
  throw new StartFailure(
    `SMS_GATEWAY_HEADERS: Content-Type must be ${CONTENT_TYPES.json} or ${CONTENT_TYPES.form}.`,
  );
}

function toHeaders(entries: [string, string][], contentType: string | undefined): Headers {
  try {
    const headers = new Headers(entries);
    if (contentType !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', contentType);
    return headers;
  } catch {
    throw new StartFailure('SMS_GATEWAY_HEADERS holds a name or a value that no HTTP header can have.');
  }
}
