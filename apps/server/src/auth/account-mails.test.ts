import { beforeEach, describe, expect, it } from 'vitest';
import { IN_HINDI } from '../../test/in-hindi.ts';
import { logIn, readOutbox, passToNextHour } from '../../test/identity.ts';
import { SAMPLE_PASSWORD } from '../seed/sample-accounts.ts';
import { useTestApp } from '../../test/test-app.ts';

const NEW_ADDRESS = 'asha.new@example.in';

/** Every mail ends with the company. */
const LAST_LINES = ['', 'PGM Wellness'];

describe('an account mail', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', LOG_LEVEL: 'debug' });
  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from messages');
    await app.sql('delete from otps');
  });

  /** The lines of the only message that was sent; none of them may appear in the log. */
  const sentLines = async () => {
    const [message, ...others] = await readOutbox(app);
    expect(others).toEqual([]);
    const lines = message?.body.split('\n') ?? [];
    const log = app.logLines.join('\n');
    expect(log).toContain('"msg":"request"');
    expect(lines.filter((line) => !LAST_LINES.includes(line) && log.includes(line))).toEqual([]);
    return { to: message?.to, lines };
  };
  /** The lines of a mail with a code, and the code. */
  const sentCode = async () => {
    const { to, lines } = await sentLines();
    return { to, lines, code: /\d{6}/.exec(lines[0] ?? '')?.[0] };
  };

  describe('with a link for a new password', () => {
    const ask = (headers?: Record<string, string>) =>
      app.post('/auth/forgot-password', { email: 'asha@example.in' }, headers);
    const tokenIn = (lines: readonly string[]) => /[?&]token=([\w-]{43})/.exec(lines.join('\n'))?.[1];

    it('is in Hindi for a user who chose Hindi, and so is the page that it links to', async () => {
      await ask(IN_HINDI);
      const { to, lines } = await sentLines();
      expect(to).toBe('asha@example.in');
      expect(lines).toEqual([
        'PGM Wellness के लिए नया पासवर्ड',
        '',
        'नमस्ते Asha जी,',
        '',
        'एक घंटे के अंदर यहाँ खाते asha का नया पासवर्ड सेट करें:',
        `https://shop.example.in/Associate/reset-password?token=${tokenIn(lines)}&lang=hi`,
        '',
        'अगर आपने यह नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।',
        ...LAST_LINES,
      ]);
    });

    it('is in English for all others', async () => {
      await ask();
      const { lines } = await sentLines();
      expect(lines).toEqual([
        'Reset your PGM Wellness password',
        '',
        'Hello Asha,',
        '',
        'Use this link within an hour to choose a new password for the account asha:',
        `https://shop.example.in/Associate/reset-password?token=${tokenIn(lines)}`,
        '',
        'If you did not ask for this, you can ignore this email. Your password will not change.',
        ...LAST_LINES,
      ]);
    });
  });

  describe('about a new password', () => {
    const change = async (headers?: Record<string, string>) => {
      const { token } = await logIn(app, 'asha');
      const [saved] = await app.sql("select password_hash from users where username = 'asha'");
      const password = 'tulsi9leaf';
      const body = { currentPassword: SAMPLE_PASSWORD, password, confirmPassword: password };
      const sent = await app.post('/auth/change-password', body, {
        Authorization: `Bearer ${token}`,
        ...headers,
      });
      const { password_hash } = Object(saved);
      await app.sql(`update users set password_hash = '${password_hash}' where username = 'asha'`);
      expect(sent.status).toBe(200);
    };

    it('is in Hindi for a user who chose Hindi', async () => {
      await change(IN_HINDI);
      const { to, lines } = await sentLines();
      expect(to).toBe('asha@example.in');
      expect(lines).toEqual([
        'PGM Wellness के लिए आपका पासवर्ड बदला गया',
        '',
        'नमस्ते Asha जी,',
        '',
        'खाते asha का पासवर्ड बदला गया है। अगर यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
        '',
        'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें: लॉगिन पेज पर "पासवर्ड भूल गए?" दबाएँ। इससे सभी डिवाइस से लॉगआउट हो जाएगा।',
        ...LAST_LINES,
      ]);
    });

    it('is in English for all others', async () => {
      await change();
      const { lines } = await sentLines();
      expect(lines).toEqual([
        'Your password for PGM Wellness was changed',
        '',
        'Hello Asha,',
        '',
        'The password of the account asha was changed. If that was you, you do not need to do anything.',
        '',
        'If that was not you, choose a new password right away: on the login page, press "Forgot your password?". This logs you out on all devices.',
        ...LAST_LINES,
      ]);
    });

    it('does not go to an address that is not proven', async () => {
      await app.sql("update users set email_verified_at = null where username = 'asha'");
      await change();
      await app.sql("update users set email_verified_at = now() where username = 'asha'");
      expect(await readOutbox(app)).toEqual([]);
    });
  });

  describe('with a code for a new address', () => {
    const ask = async (headers?: Record<string, string>) => {
      const { token, user } = await logIn(app, 'asha');
      await app.sql(
        `update users set email = '${NEW_ADDRESS}', email_verified_at = null, email_changed_at = now() where id = '${user.id}'`,
      );
      const path = `/user/${user.id}/contact/send-otp`;
      const sent = await app.post(
        path,
        { contact: 'email' },
        { Authorization: `Bearer ${token}`, ...headers },
      );
      await app.sql(
        `update users set email = 'asha@example.in', email_verified_at = now(), email_changed_at = null where id = '${user.id}'`,
      );
      expect(sent.status).toBe(200);
    };

    it('is in Hindi for a user who chose Hindi', async () => {
      await ask(IN_HINDI);
      const { to, code, lines } = await sentCode();
      expect(to).toBe(NEW_ADDRESS);
      expect(lines).toEqual([
        `${code} आपका PGM Wellness कोड है`,
        '',
        `${code} आपका PGM Wellness पर ईमेल सत्यापित करने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।`,
        '',
        'किसी ने यह ईमेल अपनी प्रोफ़ाइल में जोड़ा है। अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।',
        ...LAST_LINES,
      ]);
    });

    it('is in English for all others', async () => {
      await ask();
      const { code, lines } = await sentCode();
      expect(lines).toEqual([
        `${code} is your PGM Wellness code`,
        '',
        `${code} is your PGM Wellness code to verify your email. It expires in 5 minutes. Do not share it with anyone.`,
        '',
        'Someone added this email to their profile. If that was not you, you can ignore this email.',
        ...LAST_LINES,
      ]);
    });
  });

  describe('with a code for deleting the account', () => {
    const ask = async (headers?: Record<string, string>) => {
      const { token, user } = await logIn(app, 'ravi');
      const { id } = user;
      const [saved] = await app.sql(`select mobile, password_hash from users where id = '${id}'`);
      const { mobile, password_hash } = Object(saved);
      await app.sql(
        `update users set password_hash = null, mobile = null, mobile_verified_at = null, email_verified_at = now()
           where id = '${id}'`,
      );
      const sent = await app.post(
        '/privacy/delete/send-otp',
        {},
        { Authorization: `Bearer ${token}`, ...headers },
      );
      await app.sql(
        `update users set password_hash = '${password_hash}', mobile = '${mobile}', mobile_verified_at = now()
           where id = '${id}'`,
      );
      expect(sent.status).toBe(200);
    };

    it('is in Hindi for a user who chose Hindi', async () => {
      await ask(IN_HINDI);
      const { to, code, lines } = await sentCode();
      expect(to).toBe('ravi@example.in');
      expect(lines).toEqual([
        `${code} आपका PGM Wellness कोड है`,
        '',
        `${code} आपका PGM Wellness खाता हटाने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।`,
        '',
        'अगर आप अपना खाता नहीं हटाना चाहते, तो आपको कुछ करने की ज़रूरत नहीं है।',
        ...LAST_LINES,
      ]);
    });

    it('is in English for all others', async () => {
      await ask();
      const { code, lines } = await sentCode();
      expect(lines).toEqual([
        `${code} is your PGM Wellness code`,
        '',
        `${code} is your PGM Wellness code for deleting your account. It expires in 5 minutes. Do not share it with anyone.`,
        '',
        'If you do not want to delete your account, you can ignore this email.',
        ...LAST_LINES,
      ]);
    });
  });

  it('does not change the SMS: they are in English for all, as registered with the operators', async () => {
    await app.post('/auth/send-otp', { destination: '+919876543210', firstName: 'सुनीता' }, IN_HINDI);
    const { code, lines } = await sentCode();
    expect(lines).toEqual([
      `${code} is your PGM Wellness code to log in. It expires in 5 minutes. Do not share it with anyone.`,
      '',
      `@shop.example.in #${code}`,
    ]);
  });
});
