import { type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { recordingLog } from './recording-log.ts';
import type { SmsGatewayOptions } from './messaging-settings.ts';
import { smsGateway } from './sms-gateway.ts';

const MESSAGE = { to: '+919876543210', text: '123456 is your code.', code: '123456' };
const REFUSED = {
  ok: false,
  failure: { code: 'server', message: 'The SMS could not be sent. Please try again.' },
};

describe('sending SMS through a gateway', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** A gateway that answers as told, and what it was asked. */
  async function gateway(
    answer: (response: ServerResponse) => void,
    changes: Partial<SmsGatewayOptions> = {},
  ) {
    const asked: string[] = [];
    const server = createServer(async (request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['authkey']} ${await text(request)}`);
      answer(response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    const port = place !== null && typeof place === 'object' ? place.port : 0;
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
      complaintTemplateId: undefined,
      entityId: undefined,
      ...changes,
    };
    return { sender: smsGateway(options, log, 500), asked, lines, server };
  }

  it('hands number, text and code over, once', async () => {
    const { sender, asked, lines } = await gateway((response) => response.end('{"type":"success"}'));
    expect(await sender.send(MESSAGE)).toEqual({ ok: true, value: undefined });
    expect(asked).toEqual([
      'POST /send secret-key {"to":"919876543210","mobile":"9876543210","text":"123456 is your code.","otp":"123456"}',
    ]);
    expect(lines).toEqual([]);
  });

  it('sends what holds no code by the template for complaints', async () => {
    const { sender, asked, lines } = await gateway((response) => response.end(), {
      body: '{"to":"{to}","text":"{text}","template":"{templateId}"}',
      templateId: '1207',
      complaintTemplateId: '1208',
    });
    const notice = { ...MESSAGE, text: 'Your complaint is registered.', code: undefined };
    expect(await sender.send(notice)).toEqual({ ok: true, value: undefined });
    expect(await sender.send(MESSAGE)).toEqual({ ok: true, value: undefined });
    expect(asked).toEqual([
      'POST /send secret-key {"to":"919876543210","text":"Your complaint is registered.","template":"1208"}',
      'POST /send secret-key {"to":"919876543210","text":"123456 is your code.","template":"1207"}',
    ]);
    expect(lines).toEqual([]);
  });

  it('does not send what holds no code by the template of codes', async () => {
    const { sender, asked, lines } = await gateway((response) => response.end(), {
      body: '{"to":"{to}","text":"{text}","template":"{templateId}"}',
      templateId: '1207',
    });
    expect(await sender.send({ ...MESSAGE, code: undefined })).toEqual(REFUSED);
    expect(asked).toEqual([]);
    expect(lines).toEqual([
      [{ reason: 'no template for a message without a code' }, 'the SMS gateway did not take a message'],
    ]);
  });

  it.each([400, 401, 429, 500, 503])('fails when the gateway answers %i', async (status) => {
    const { sender, lines } = await gateway((response) => response.writeHead(status).end('9876543210'));
    expect(await sender.send(MESSAGE)).toEqual(REFUSED);
    expect(lines).toEqual([[{ reason: 'status', status }, 'the SMS gateway did not take a message']]);
  });

  it('fails when a success says in words that it is none', async () => {
    const { sender, lines } = await gateway((response) => response.end('{"Type":"Error","to":"9876543210"}'));
    expect(await sender.send(MESSAGE)).toEqual(REFUSED);
    expect(lines).toEqual([[{ reason: 'refused in words' }, 'the SMS gateway did not take a message']]);
  });

  it('follows no redirect', async () => {
    const { sender, asked } = await gateway((response) =>
      response.writeHead(307, { Location: '/elsewhere' }).end(),
    );
    expect(await sender.send(MESSAGE)).toEqual(REFUSED);
    expect(asked).toHaveLength(1);
  });

  it('gives up on a gateway that does not answer', async () => {
    const { sender, lines } = await gateway(() => {});
    expect(await sender.send(MESSAGE)).toEqual(REFUSED);
    expect(lines).toEqual([[{ reason: 'timeout' }, 'the SMS gateway did not take a message']]);
  });

  it('gives up on a gateway that never ends its answer', async () => {
    const { sender, lines } = await gateway((response) => response.write('{"type":'));
    expect(await sender.send(MESSAGE)).toEqual(REFUSED);
    expect(lines).toEqual([[{ reason: 'timeout' }, 'the SMS gateway did not take a message']]);
  });

  it('fails when nobody is there', async () => {
    const { sender, server, lines } = await gateway(() => {});
    await new Promise((resolve) => server.close(resolve));
    expect(await sender.send(MESSAGE)).toEqual(REFUSED);
    expect(lines).toEqual([[{ reason: 'no answer' }, 'the SMS gateway did not take a message']]);
  });

  it('sends nothing when the template wants a code and the message has none', async () => {
    const { sender, asked } = await gateway((response) => response.end());
    expect(await sender.send({ ...MESSAGE, code: undefined })).toEqual(REFUSED);
    expect(asked).toEqual([]);
  });
});
