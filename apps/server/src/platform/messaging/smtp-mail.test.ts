import { afterEach, describe, expect, it } from 'vitest';
import { FakeSmtpServer, type SmtpAnswers } from './fake-smtp-server.ts';
import { recordingLog } from './recording-log.ts';
import { type SmtpMail, smtpMail } from './smtp-mail.ts';

const MAIL = {
  to: 'asha@example.in',
  subject: 'पासवर्ड',
  text: 'Open http://127.0.0.1:3000/reset-password?token=a=b\n.\nThank you.',
};
const REFUSED = {
  ok: false,
  failure: { code: 'server', message: 'The mail could not be sent. Please try again.' },
};

describe('sending mail by SMTP', () => {
  const open: { close: () => unknown }[] = [];
  afterEach(async () => {
    for (const thing of open.splice(0)) await thing.close();
  });

  async function mailServer(answers: SmtpAnswers = {}, user = '') {
    const server = await FakeSmtpServer.open(answers);
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

  it('hands a mail in, as written', async () => {
    const { server, mail, lines } = await mailServer();
    expect(await mail.send(MAIL)).toEqual({ ok: true, value: undefined });
    expect(server.heard).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<shop@example.in>',
        'RCPT TO:<asha@example.in>',
        'From: PGM <shop@example.in>',
        'To: asha@example.in',
        `Subject: =?UTF-8?B?${Buffer.from(MAIL.subject).toString('base64')}?=`,
        'Content-Type: text/plain; charset=utf-8',
        'Open http://127.0.0.1:3000/reset-password?token=a=b',
        '..',
        'Thank you.',
        '.',
      ]),
    );
    expect(lines).toEqual([]);
  });

  it('logs in with the user and password of the address, decoded', async () => {
    const { server, mail } = await mailServer({}, 'shop%40example.in:p%40ss%2Fword@');
    expect(await mail.send(MAIL)).toEqual({ ok: true, value: undefined });
    const [, , secret = ''] = server.heard.find((line) => line.startsWith('AUTH'))?.split(' ') ?? [];
    expect(Buffer.from(secret, 'base64').toString()).toBe('\0shop@example.in\0p@ss/word');
  });

  it('sends nothing over a line that others could read', async () => {
    const { server } = await mailServer();
    // 0.0.0.0 is this machine too, but the adapter takes only what is surely loopback for that.
    const url = `smtp://user:secret@${server.place.replace('127.0.0.1', '0.0.0.0')}`;
    expect(await sender(url).send(MAIL)).toEqual(REFUSED);
    expect(server.heard.slice(0, 2)).toEqual(['EHLO [127.0.0.1]', 'STARTTLS']);
    expect(server.heard.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
  });

  it('uses one connection for one mail after another', async () => {
    const { server, mail } = await mailServer();
    await mail.send(MAIL);
    await mail.send({ ...MAIL, to: 'ravi@example.in' });
    expect(server.heard.filter((line) => line.startsWith('RCPT'))).toEqual([
      'RCPT TO:<asha@example.in>',
      'RCPT TO:<ravi@example.in>',
    ]);
    expect(server.connections).toBe(1);
  });

  it('lets no line break in an address or a subject become a header', async () => {
    const { server, mail } = await mailServer();
    await mail.send({
      ...MAIL,
      subject: 'x\r\nBcc: eve@example.in',
      to: 'asha@example.in\r\nBcc: eve@example.in',
    });
    expect(server.heard.filter((line) => /^Bcc/i.test(line))).toEqual([]);
  });

  it.each(['(1)asha@example.in', 'ravi,asha@example.in', 'all:asha@example.in;'])(
    'reads no other address into %s',
    async (to) => {
      const { server, mail } = await mailServer();
      await mail.send({ ...MAIL, to });
      expect(server.heard.filter((line) => line === 'RCPT TO:<asha@example.in>')).toEqual([]);
    },
  );

  it.each<[string, SmtpAnswers, string, object]>([
    ['the password', { AUTH: '535 no' }, 'user:wrong@', { code: 'EAUTH', responseCode: 535 }],
    [
      'the recipient',
      { RCPT: '550 no such user asha@example.in' },
      '',
      { code: 'EENVELOPE', responseCode: 550 },
    ],
    ['the content', { '.': '554 spam' }, '', { code: 'EMESSAGE', responseCode: 554 }],
  ])('fails when the server refuses %s, and logs only the codes', async (_, answers, user, codes) => {
    const { mail, lines } = await mailServer(answers, user);
    expect(await mail.send(MAIL)).toEqual(REFUSED);
    expect(lines).toEqual([[codes, 'the mail server did not take a mail']]);
  });

  it.each([
    ['greets', { GREETING: '' }],
    ['answers a greeting', { EHLO: '' }],
    ['takes the content', { '.': '' }],
  ])('gives up on a server that never %s', async (_, answers) => {
    const { mail } = await mailServer(answers);
    expect(await mail.send(MAIL)).toEqual(REFUSED);
  });

  it('fails when nobody is there', async () => {
    const { server, mail, lines } = await mailServer();
    await server.close();
    expect(await mail.send(MAIL)).toEqual(REFUSED);
    expect(lines).toEqual([
      [{ code: 'ESOCKET', responseCode: undefined }, 'the mail server did not take a mail'],
    ]);
  });

  it('fails after it was closed', async () => {
    const { mail } = await mailServer();
    mail.close();
    expect(await mail.send(MAIL)).toEqual(REFUSED);
  });
});
