import { type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MessageCause } from '@pgm/api/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { recordingLog } from '../../../test/recording-log.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import { smsGateway } from './sms-gateway.ts';

const MESSAGE = { to: '+919876543210', text: '123456 is your code.', code: '123456' };
const rejected = (cause: MessageCause) => ({
  ok: false,
  failure: { code: 'server', message: 'The SMS could not be sent. Please try again.', cause },
});

describe('the SMS gateway sender', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** A gateway that responds with the given function, and the requests that it received. */
  async function gateway(
    respond: (response: ServerResponse) => void,
    changes: Partial<SmsGatewayOptions> = {},
  ) {
    const requested: string[] = [];
    const server = createServer(async (request, response) => {
      requested.push(`${request.method} ${request.url} ${request.headers['authkey']} ${await text(request)}`);
      respond(response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const placeholder = server.address();
    const port = placeholder !== null && typeof placeholder === 'object' ? placeholder.port : 0;
    const { log, lines } = recordingLog();
    const options: SmsGatewayOptions = {
      url: `http://127.0.0.1:${port}/send`,
      method: 'POST',
      headers: { authkey: '{key}' },
      body: '{"to":"{to}","mobile":"{mobile}","text":"{text}","otp":"{code}"}',
      failure: /"type":"error"/i,
      key: 'secret-key',
      senderId: undefined,
      templateId: undefined,
      noticeTemplateIds: {
        GRIEVANCE: undefined,
        CONTACT_CHANGE: undefined,
        ORDER: undefined,
        RESTOCK: undefined,
        BANK_DETAILS: undefined,
      },
      entityId: undefined,
      ...changes,
    };
    return { sender: smsGateway(options, log, 500), requested, lines, server };
  }

  it('sends number, text and code, once', async () => {
    const { sender, requested, lines } = await gateway((response) => response.end('{"type":"success"}'));
    expect(await sender.send(MESSAGE)).toEqual({ ok: true, value: undefined });
    expect(requested).toEqual([
      'POST /send secret-key {"to":"919876543210","mobile":"9876543210","text":"123456 is your code.","otp":"123456"}',
    ]);
    expect(lines).toEqual([]);
  });

  it('sends messages without a code with the template of what they are about', async () => {
    const { sender, requested, lines } = await gateway((response) => response.end(), {
      body: '{"to":"{to}","text":"{text}","template":"{templateId}"}',
      templateId: '1207',
      noticeTemplateIds: {
        GRIEVANCE: '1208',
        CONTACT_CHANGE: '1209',
        ORDER: '1210',
        RESTOCK: '1211',
        BANK_DETAILS: '1212',
      },
    });
    const notice = { ...MESSAGE, text: 'Your complaint is registered.', code: undefined };
    expect(await sender.send(notice)).toEqual({ ok: true, value: undefined });
    const order = { ...notice, text: 'Your order is placed.', about: 'ORDER' } as const;
    expect(await sender.send(order)).toEqual({ ok: true, value: undefined });
    expect(await sender.send(MESSAGE)).toEqual({ ok: true, value: undefined });
    expect(requested).toEqual([
      'POST /send secret-key {"to":"919876543210","text":"Your complaint is registered.","template":"1208"}',
      'POST /send secret-key {"to":"919876543210","text":"Your order is placed.","template":"1210"}',
      'POST /send secret-key {"to":"919876543210","text":"123456 is your code.","template":"1207"}',
    ]);
    expect(lines).toEqual([]);
  });

  it('does not send messages without a code with the template of codes', async () => {
    const { sender, requested, lines } = await gateway((response) => response.end(), {
      body: '{"to":"{to}","text":"{text}","template":"{templateId}"}',
      templateId: '1207',
    });
    expect(await sender.send({ ...MESSAGE, code: undefined })).toEqual(rejected('TEMPLATE'));
    expect(requested).toEqual([]);
    expect(lines).toEqual([
      [{ reason: 'no template for a message without a code' }, 'the SMS gateway did not take a message'],
    ]);
  });

  it.each([400, 401, 429, 500, 503])('fails when the gateway responds with %i', async (status) => {
    const { sender, lines } = await gateway((response) => response.writeHead(status).end('9876543210'));
    expect(await sender.send(MESSAGE)).toEqual(rejected(status === 401 ? 'LOGIN' : 'REJECTED'));
    expect(lines).toEqual([[{ reason: 'status', status }, 'the SMS gateway did not take a message']]);
  });

  it('fails when a success status has an error in its body', async () => {
    const { sender, lines } = await gateway((response) => response.end('{"Type":"Error","to":"9876543210"}'));
    expect(await sender.send(MESSAGE)).toEqual(rejected('REJECTED'));
    expect(lines).toEqual([[{ reason: 'refused in words' }, 'the SMS gateway did not take a message']]);
  });

  it('follows no redirect', async () => {
    const { sender, requested } = await gateway((response) =>
      response.writeHead(307, { Location: '/elsewhere' }).end(),
    );
    expect(await sender.send(MESSAGE)).toEqual(rejected('REJECTED'));
    expect(requested).toHaveLength(1);
  });

  it('gives up on a gateway that does not respond', async () => {
    const { sender, lines } = await gateway(() => {});
    expect(await sender.send(MESSAGE)).toEqual(rejected('TIMEOUT'));
    expect(lines).toEqual([[{ reason: 'timeout' }, 'the SMS gateway did not take a message']]);
  });

  it('gives up on a gateway that never ends its response', async () => {
    const { sender, lines } = await gateway((response) => response.write('{"type":'));
    expect(await sender.send(MESSAGE)).toEqual(rejected('TIMEOUT'));
    expect(lines).toEqual([[{ reason: 'timeout' }, 'the SMS gateway did not take a message']]);
  });

  it('fails when no gateway listens', async () => {
    const { sender, server, lines } = await gateway(() => {});
    await new Promise((resolve) => server.close(resolve));
    expect(await sender.send(MESSAGE)).toEqual(rejected('UNREACHABLE'));
    expect(lines).toEqual([[{ reason: 'no answer' }, 'the SMS gateway did not take a message']]);
  });

  it('sends nothing when the template needs a code and the message has none', async () => {
    const { sender, requested } = await gateway((response) => response.end());
    expect(await sender.send({ ...MESSAGE, code: undefined })).toEqual(rejected('TEMPLATE'));
    expect(requested).toEqual([]);
  });
});
