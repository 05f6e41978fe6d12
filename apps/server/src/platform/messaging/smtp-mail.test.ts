import type { MessageCause } from '@pgm/api/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSmtpServer, type SmtpReplies } from '../../../test/fake-smtp-server.ts';
import { recordingLog } from '../../../test/recording-log.ts';
import { type SmtpMail, smtpMail } from './smtp-mail.ts';

const MAIL = {
  to: 'asha@example.in',
  subject: 'पासवर्ड',
  text: 'Open http://127.0.0.1:3000/reset-password?token=a=b\n.\nThank you.',
  html: '<!doctype html><p>नमस्ते Asha</p>',
};
const rejected = (cause: MessageCause) => ({
  ok: false,
  failure: { code: 'server', message: 'The email could not be sent. Please try again.', cause },
});

describe('the SMTP mail sender', () => {
  const open: { close: () => unknown }[] = [];
  afterEach(async () => {
    for (const thing of open.splice(0)) await thing.close();
  });

  async function mailServer(responses: SmtpReplies = {}, user = '') {
    const server = await FakeSmtpServer.open(responses);
    const { log, lines } = recordingLog();
    const mail = sender(`smtp://${user}${server.place}`, log);
    open.push(server);
    return { server, mail, lines };
  }

  function sender(url: string, log = recordingLog().log): SmtpMail {
    const mail = smtpMail({ url, from: 'PGM <shop@example.in>' }, log, 500);
    open.push(mail);
    return mail;
  }

  it('sends a mail as it was written, as plain text and then as HTML', async () => {
    const { server, mail, lines } = await mailServer();
    expect(await mail.send(MAIL)).toEqual({ ok: true, value: undefined });
    expect(server.received).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<shop@example.in>',
        'RCPT TO:<asha@example.in>',
        'From: PGM <shop@example.in>',
        'To: asha@example.in',
        `Subject: =?UTF-8?B?${Buffer.from(MAIL.subject).toString('base64')}?=`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/alternative;',
        'Content-Type: text/plain; charset=utf-8',
        'Open http://127.0.0.1:3000/reset-password?token=a=b',
        '..',
        'Thank you.',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '<!doctype html><p>=E0=A4=A8=E0=A4=AE=E0=A4=B8=E0=A5=8D=E0=A4=A4=E0=A5=87 =',
        'Asha</p>',
        '.',
      ]),
    );
    expect(lines).toEqual([]);
  });

  it('gives a message of the queue the same Message-ID each time', async () => {
    const { server, mail } = await mailServer();
    await mail.send({ ...MAIL, id: '0199-1' });
    await mail.send({ ...MAIL, id: '0199-1' });
    expect(server.received.filter((line) => line.startsWith('Message-ID'))).toEqual([
      'Message-ID: <0199-1@example.in>',
      'Message-ID: <0199-1@example.in>',
    ]);
  });

  it('logs in with the user and password of the address, decoded', async () => {
    const { server, mail } = await mailServer({}, 'shop%40example.in:p%40ss%2Fword@');
    expect(await mail.send(MAIL)).toEqual({ ok: true, value: undefined });
    const [, , secret = ''] = server.received.find((line) => line.startsWith('AUTH'))?.split(' ') ?? [];
    expect(Buffer.from(secret, 'base64').toString()).toBe('\0shop@example.in\0p@ss/word');
  });

  it('sends nothing over a connection that others could read', async () => {
    const { server } = await mailServer();
    // 0.0.0.0 is this machine too, but the adapter accepts only certain loopback addresses as local.
    const url = `smtp://user:secret@${server.place.replace('127.0.0.1', '0.0.0.0')}`;
    expect(await sender(url).send(MAIL)).toEqual(rejected('REJECTED'));
    expect(server.received.slice(0, 2)).toEqual(['EHLO [127.0.0.1]', 'STARTTLS']);
    expect(server.received.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
  });

  it('uses one connection for several mails', async () => {
    const { server, mail } = await mailServer();
    await mail.send(MAIL);
    await mail.send({ ...MAIL, to: 'ravi@example.in' });
    expect(server.received.filter((line) => line.startsWith('RCPT'))).toEqual([
      'RCPT TO:<asha@example.in>',
      'RCPT TO:<ravi@example.in>',
    ]);
    expect(server.connections).toBe(1);
  });

  it('does not turn a line break in an address or a subject into a header', async () => {
    const { server, mail } = await mailServer();
    await mail.send({
      ...MAIL,
      subject: 'x\r\nBcc: eve@example.in',
      to: 'asha@example.in\r\nBcc: eve@example.in',
    });
    expect(server.received.filter((line) => /^Bcc/i.test(line))).toEqual([]);
  });

  it.each(['(1)asha@example.in', 'ravi,asha@example.in', 'all:asha@example.in;'])(
    'finds no second address in %s',
    async (to) => {
      const { server, mail } = await mailServer();
      await mail.send({ ...MAIL, to });
      expect(server.received.filter((line) => line === 'RCPT TO:<asha@example.in>')).toEqual([]);
    },
  );

  it.each<[string, SmtpReplies, string, object, MessageCause]>([
    ['the password', { AUTH: '535 no' }, 'user:wrong@', { code: 'EAUTH', responseCode: 535 }, 'LOGIN'],
    [
      'the recipient',
      { RCPT: '550 no such user asha@example.in' },
      '',
      { code: 'EENVELOPE', responseCode: 550 },
      'RECIPIENT',
    ],
    [
      'the recipient for now',
      { RCPT: '450 later' },
      '',
      { code: 'EENVELOPE', responseCode: 450 },
      'REJECTED',
    ],
    ['the content', { '.': '554 spam' }, '', { code: 'EMESSAGE', responseCode: 554 }, 'REJECTED'],
  ])(
    'fails when the server rejects %s, and logs only the codes',
    async (_, responses, user, codes, cause) => {
      const { mail, lines } = await mailServer(responses, user);
      expect(await mail.send(MAIL)).toEqual(rejected(cause));
      expect(lines).toEqual([[codes, 'the mail server did not take a mail']]);
    },
  );

  it.each([
    ['greets', { GREETING: '' }],
    ['replies to a greeting', { EHLO: '' }],
    ['accepts the content', { '.': '' }],
  ])('gives up on a server that never %s', async (_, responses) => {
    const { mail } = await mailServer(responses);
    expect(await mail.send(MAIL)).toEqual(rejected('TIMEOUT'));
  });

  it('fails when no server listens', async () => {
    const { server, mail, lines } = await mailServer();
    await server.close();
    expect(await mail.send(MAIL)).toEqual(rejected('UNREACHABLE'));
    expect(lines).toEqual([
      [{ code: 'ESOCKET', responseCode: undefined }, 'the mail server did not take a mail'],
    ]);
  });

  it('gives up at once when it is closed meanwhile', async () => {
    const server = await FakeSmtpServer.open({ GREETING: '' });
    open.push(server);
    const mail = smtpMail(
      { url: `smtp://${server.place}`, from: 'shop@example.in' },
      recordingLog().log,
      60_000,
    );
    const sent = mail.send(MAIL);
    mail.close();
    expect(await sent).toEqual(rejected('TIMEOUT'));
  });

  it('fails after it was closed', async () => {
    const { mail } = await mailServer();
    mail.close();
    expect(await mail.send(MAIL)).toEqual(rejected('TIMEOUT'));
  });
});
