import { describe, expect, it } from 'vitest';
import { StartFailure } from '../settings.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import { smsRequestTemplate } from './sms-request.ts';

const GATEWAY: SmsGatewayOptions = {
  url: 'https://sms.example.in/send',
  method: 'POST',
  headers: {},
  body: undefined,
  failure: undefined,
  key: 'k&y',
  senderId: 'PGMIND',
  templateId: '1207161234567890123',
  noticeTemplateIds: {
    GRIEVANCE: undefined,
    CONTACT_CHANGE: undefined,
    ORDER: undefined,
    RESTOCK: undefined,
    BANK_DETAILS: undefined,
  },
  entityId: '1201151234567890123',
};

const MESSAGE = {
  to: '919876543210',
  mobile: '9876543210',
  text: '123456 is your "code" & नमस्ते',
  code: '123456',
};

/** The request that would be sent, with the headers as a plain object. */
function filled(options: Partial<SmsGatewayOptions>) {
  const { headers, ...request } = smsRequestTemplate({ ...GATEWAY, ...options }).fill(MESSAGE);
  return { ...request, headers: Object.fromEntries(headers) };
}

describe('the request to an SMS gateway', () => {
  it('carries JSON, as MSG91 and similar gateways need it', () => {
    const request = filled({
      headers: { authkey: '{key}' },
      body: '{"template_id":"{templateId}","sender":"{senderId}","recipients":[{"mobiles":"{to}","otp":"{code}","text":"{text}"}]}',
    });
    expect(request).toEqual({
      url: 'https://sms.example.in/send',
      method: 'POST',
      headers: { authkey: 'k&y', 'content-type': 'application/json' },
      body: '{"template_id":"1207161234567890123","sender":"PGMIND","recipients":[{"mobiles":"919876543210","otp":"123456","text":"123456 is your \\"code\\" & नमस्ते"}]}',
    });
  });

  it('carries a form, as Textlocal and similar gateways need it', () => {
    const request = filled({ body: 'apikey={key}&sender={senderId}&numbers={to}&message={text}' });
    expect(request.headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(Object.fromEntries(new URLSearchParams(request.body ?? ''))).toEqual({
      apikey: 'k&y',
      sender: 'PGMIND',
      numbers: '919876543210',
      message: MESSAGE.text,
    });
  });

  it('carries everything in the address, as Gupshup and similar gateways need it', () => {
    const request = filled({
      url: 'https://sms.example.in/rest?send_to={mobile}&msg={text}&principalEntityId={entityId}&dltTemplateId={templateId}&password={key}',
      method: 'GET',
    });
    expect(request).toMatchObject({ method: 'GET', headers: {}, body: null });
    expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({
      send_to: '9876543210',
      msg: MESSAGE.text,
      principalEntityId: '1201151234567890123',
      dltTemplateId: '1207161234567890123',
      password: 'k&y',
    });
  });

  it('is escaped by its Content-Type, whatever the body looks like', () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' };
    expect(filled({ headers, body: '[{to}]={text}' }).body).toBe(
      `[919876543210]=${encodeURIComponent(MESSAGE.text)}`,
    );
  });

  it('needs a code only when the template has a placeholder for one', () => {
    const template = (body: string) => smsRequestTemplate({ ...GATEWAY, body });
    expect(template('to={to}&text={text}').needsCode).toBe(false);
    expect(template('to={to}&otp={code}').needsCode).toBe(true);
  });
});

describe('the settings of an SMS gateway', () => {
  const body = 'to={to}&text={text}';

  it.each<[string, Partial<SmsGatewayOptions>, string]>([
    [
      'an unknown place in the body',
      { body: 'to={to}&text={message}' },
      'SMS_GATEWAY_BODY has a placeholder',
    ],
    ['an unknown place in the address', { url: 'https://x.in/{phone}' }, 'SMS_GATEWAY_URL has a placeholder'],
    [
      'an unknown place in a header',
      { body, headers: { authkey: '{secret}' } },
      'SMS_GATEWAY_HEADERS has a placeholder in braces that is none of {to}, {mobile}, {text}, {code}, {senderId}, {templateId}, {entityId}, {key}.',
    ],
    [
      'the message in a header',
      { body, headers: { 'X-To': '{to}' } },
      'SMS_GATEWAY_HEADERS must not hold {to}, {mobile}, {text} or {code}.',
    ],
    [
      'a key that is used and not set',
      { body: `${body}&key={key}`, key: undefined },
      'SMS_GATEWAY_KEY must be set: other settings of the SMS gateway use {key}.',
    ],
    [
      'a sender that is used and not set',
      { body, headers: { 'X-Sender': '{senderId}' }, senderId: undefined },
      'SMS_SENDER_ID must be set: other settings of the SMS gateway use {senderId}.',
    ],
    ['no number', { body: 'text={text}' }, 'SMS_GATEWAY_URL or SMS_GATEWAY_BODY must hold {to} or {mobile}.'],
    ['no message', { body: 'to={to}' }, 'SMS_GATEWAY_URL or SMS_GATEWAY_BODY must hold {text} or {code}.'],
    [
      'a body that a GET has no place for',
      { method: 'GET', body },
      'SMS_GATEWAY_BODY must not be set while SMS_GATEWAY_METHOD is GET.',
    ],
    ['no address', { url: 'sms', body }, 'SMS_GATEWAY_URL must be an address that starts with https://.'],
    [
      'an address in the open',
      { url: 'http://sms.example.in/', body },
      'SMS_GATEWAY_URL must be an address that starts with https://.',
    ],
    [
      'a password in the address',
      { url: 'https://user:secret@sms.example.in/', body },
      'SMS_GATEWAY_URL must not hold a user or a password; use SMS_GATEWAY_HEADERS.',
    ],
    [
      'JSON that is none',
      { body: '{"to":"{to}","text":{text}}' },
      'SMS_GATEWAY_BODY is not readable JSON once it is filled in.',
    ],
    [
      'a header that is none',
      { body, headers: { 'auth key': 'x' } },
      'SMS_GATEWAY_HEADERS holds a name or a value that no HTTP header can have.',
    ],
    [
      'a body of another kind',
      { body: '<sms to="{to}">{text}</sms>', headers: { 'content-type': 'text/xml' } },
      'SMS_GATEWAY_HEADERS: Content-Type must be application/json or application/x-www-form-urlencoded.',
    ],
  ])('stop the start because of %s', (_, options, sentence) => {
    const make = () => smsRequestTemplate({ ...GATEWAY, ...options });
    expect(make).toThrow(StartFailure);
    expect(make).toThrow(sentence);
  });
});
