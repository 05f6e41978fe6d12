import { describe, expect, it } from 'vitest';
import { NoticeMail } from '../notice-mail/notice-mail.tsx';
import { OrderMail } from '../order-mail/order-mail.tsx';
import { PasswordResetMail } from '../password-reset-mail/password-reset-mail.tsx';
import { type MailElement, renderMail } from './render-mail.tsx';

const SENDER = {
  brandName: 'PGM Wellness',
  legalName: 'PGM Wellness Private Limited',
  address: '12 Station Road, Lucknow 226001',
};

const placed = (
  <OrderMail
    kind="ORDER_PLACED"
    firstName="Asha"
    number="PGM-000123"
    total={1479}
    awaitsPayment={false}
    href="https://shop.example.in/manage/orders/1"
    bill={{
      lines: [
        { name: 'Forest Honey 500 g', size: '', quantity: 2, price: 1299 },
        { name: 'Cotton Kurta', size: 'M', quantity: 1, price: 180 },
      ],
      subtotal: 1479,
      deliveryFee: 49,
      discount: 49,
      total: 1479,
    }}
    paymentMethod="COD"
    deliverTo="Asha Mishra, 14 Lake View Road, Lucknow 226001"
  />
);

const reset = (firstName: string, username = 'asha') => (
  <PasswordResetMail
    firstName={firstName}
    username={username}
    href="https://shop.example.in/Associate/reset-password?token=a-b_c&lang=hi"
  />
);

/** The lines of a mail as plain text. */
const toLines = async (mail: MailElement, language: 'en' | 'hi' = 'en') =>
  (await renderMail(mail, SENDER, language)).text.split('\n');

describe('a rendered mail', () => {
  it('has the same words as plain text, with its links on lines of their own', async () => {
    expect(await toLines(reset('Asha'))).toEqual([
      'Hello Asha,',
      '',
      'Use this link within an hour to choose a new password for the account asha:',
      'https://shop.example.in/Associate/reset-password?token=a-b_c&lang=hi',
      '',
      'If you did not ask for this, you can ignore this email. Your password will not change.',
      '',
      'PGM Wellness',
      'PGM Wellness Private Limited, 12 Station Road, Lucknow 226001',
    ]);
  });

  it('has the lines of an order with their totals', async () => {
    expect(await toLines(placed)).toEqual([
      'Hello Asha,',
      '',
      'Thank you for your order PGM-000123 of ₹1,479.00.',
      'We will let you know when it is confirmed.',
      '',
      'Item                 Quantity   Price',
      'Forest Honey 500 g   2          ₹1,299.00',
      'Cotton Kurta (M)     1          ₹180.00',
      'Subtotal                        ₹1,479.00',
      'Delivery                        ₹49.00',
      'Discount                        −₹49.00',
      'Total                           ₹1,479.00',
      '',
      'Payment: Cash on delivery',
      'Deliver to: Asha Mishra, 14 Lake View Road, Lucknow 226001',
      '',
      'See your order:',
      'https://shop.example.in/manage/orders/1',
      '',
      'PGM Wellness',
      'PGM Wellness Private Limited, 12 Station Road, Lucknow 226001',
    ]);
  });

  it('is in Hindi for a reader of Hindi, as are its subject and its document', async () => {
    const { subject, html, text } = await renderMail(reset('सुनीता'), SENDER, 'hi');
    expect(subject).toBe('PGM Wellness के लिए नया पासवर्ड');
    expect(html).toMatch(/^<!doctype html><html lang="hi"><head><meta charSet="utf-8"\/>/);
    expect(html).toContain('नमस्ते सुनीता जी,');
    expect(text).toContain('एक घंटे के अंदर यहाँ खाते asha का नया पासवर्ड सेट करें:\nhttps://shop');
    expect(text).not.toMatch(/Hello|password for/);
  });

  it('shows what people typed as text, whatever it looks like', async () => {
    const { html, text, subject } = await renderMail(
      <OrderMail
        kind="ORDER_CONFIRMED"
        firstName={'<img src=x onerror="alert(1)">'}
        number="<b>PGM</b> & {brand}"
        total={1}
        awaitsPayment={false}
        href={'https://shop.example.in/?a="><script>'}
      />,
      SENDER,
      'en',
    );
    expect(html).not.toMatch(/<img|<script|<b>/);
    expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt;,');
    expect(text).toContain('Hello <img src=x onerror="alert(1)">,');
    expect(subject).toBe('Your order <b>PGM</b> & {brand} is confirmed');
  });

  it('carries its dark theme, and says that it has one', async () => {
    const { html } = await renderMail(placed, SENDER, 'en');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark){.mail-ink-paper{color:#101813 !important}');
    expect(html).not.toMatch(/<link|<script|url\(|src=/);
  });

  it('leaves out what the company has not set', async () => {
    const { text } = await renderMail(reset('Asha'), { brandName: 'PGM Wellness' }, 'en');
    expect(text.split('\n').slice(-2)).toEqual(['', 'PGM Wellness']);
  });
});

describe('a notice', () => {
  it('keeps the lines of its text, and links its addresses', async () => {
    const text =
      'Three orders wait.\n\nSee them here:\nhttps://shop.example.in/dashboard?a=1&b=2\n\nThank you.';
    const { subject, ...mail } = await renderMail(
      <NoticeMail subject="Orders wait" text={text} />,
      SENDER,
      'en',
    );
    expect(subject).toBe('Orders wait');
    expect(mail.text).toBe(
      `${text}\n\nPGM Wellness\nPGM Wellness Private Limited, 12 Station Road, Lucknow 226001`,
    );
    expect(mail.html).toContain('<a href="https://shop.example.in/dashboard?a=1&amp;b=2"');
  });
});
