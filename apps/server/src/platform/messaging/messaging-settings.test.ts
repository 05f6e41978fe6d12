import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { mailOptions, messagingSettings, smsGatewayOptions } from './messaging-settings.ts';

const Settings = z.object(messagingSettings);

describe('the settings of SMS and mail', () => {
  it('may all be missing', () => {
    const settings = Settings.parse({});
    expect(smsGatewayOptions(settings)).toBeUndefined();
    expect(mailOptions(settings)).toBeUndefined();
  });

  it('describe a gateway and a mail server', () => {
    const settings = Settings.parse({
      SMS_GATEWAY_URL: 'https://sms.example.in',
      SMS_GATEWAY_HEADERS: '{"authkey":"{key}"}',
      SMS_GATEWAY_BODY: 'to={to}&text={text}',
      SMS_GATEWAY_FAILURE: '"status":"failure"',
      SMS_GATEWAY_KEY: 'secret',
      SMS_SENDER_ID: 'PGMIND',
      SMS_TEMPLATE_ID: '1207',
      SMS_COMPLAINT_TEMPLATE_ID: '1208',
      SMS_BANK_DETAILS_TEMPLATE_ID: '1212',
      SMS_CONTACT_CHANGE_TEMPLATE_ID: '1209',
      SMS_ORDER_TEMPLATE_ID: '1210',
      SMS_RESTOCK_TEMPLATE_ID: '1211',
      SMS_ENTITY_ID: '1201',
      SMTP_URL: 'smtps://user:secret@mail.example.in',
      MAIL_FROM: 'PGM <shop@example.in>',
    });
    expect(smsGatewayOptions(settings)).toEqual({
      url: 'https://sms.example.in',
      method: 'POST',
      headers: { authkey: '{key}' },
      body: 'to={to}&text={text}',
      failure: /"status":"failure"/i,
      key: 'secret',
      senderId: 'PGMIND',
      templateId: '1207',
      noticeTemplateIds: {
        GRIEVANCE: '1208',
        CONTACT_CHANGE: '1209',
        ORDER: '1210',
        RESTOCK: '1211',
        BANK_DETAILS: '1212',
      },
      entityId: '1201',
    });
    expect(mailOptions(settings)).toEqual({
      url: 'smtps://user:secret@mail.example.in',
      from: 'PGM <shop@example.in>',
    });
  });

  it.each([
    [{ SMS_GATEWAY_METHOD: 'PUT' }, 'must be GET or POST'],
    [{ SMS_GATEWAY_HEADERS: 'authkey: x' }, 'must be a JSON object of texts, such as {"authkey":"{key}"}'],
    [{ SMS_GATEWAY_HEADERS: '{"a":1}' }, 'must be a JSON object of texts, such as {"authkey":"{key}"}'],
    [{ SMS_GATEWAY_FAILURE: '(' }, 'must be a regular expression'],
    [{ SMTP_URL: 'mail.example.in' }, 'must be an address such as smtps://user:password@mail.example.in'],
    [
      { SMTP_URL: 'https://mail.example.in' },
      'must be an address such as smtps://user:password@mail.example.in',
    ],
    [{ MAIL_FROM: 'the shop' }, "must be an address, or 'Name <address>'"],
    [{ MAIL_FROM: 'Shop <a@b.in>\nBcc: x@y.in' }, "must be an address, or 'Name <address>'"],
  ])('are rejected: %j', (environment, sentence) => {
    expect(Settings.safeParse(environment).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});
