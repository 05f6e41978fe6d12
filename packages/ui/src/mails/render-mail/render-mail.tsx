import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../foundations/language/format.ts';
import { LanguageProvider } from '../../foundations/language/language.tsx';
import { inEnglish, type Translate } from '../../foundations/language/translate.ts';
import { DARK_RULES, paint } from '../mail-paint.ts';
import { type MailSender, MailSenderContext } from '../mail-sender.ts';
import { toMailSubject, toMailText } from './mail-text.ts';

export type { MailSender };

/** A mail of this folder with its facts. */
export type MailElement = ReactElement;

/** A mail as it is sent: the same words as a document and as plain text. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme: dark){${DARK_RULES}}`;

/** Renders a mail in a language. */
export async function renderMail(
  mail: MailElement,
  sender: MailSender,
  language: Language,
): Promise<RenderedMail> {
  if (language === 'en') return renderTranslated(mail, sender, language, inEnglish);
  const { inHindi } = await import('./mail-hindi.ts');
  return renderTranslated(mail, sender, language, inHindi);
}

/** Renders a mail with a translation that is loaded already. */
export function renderTranslated(
  mail: MailElement,
  sender: MailSender,
  language: Language,
  translate: Translate,
): RenderedMail {
  const html = `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLES}</style>
      </head>
      <body {...paint({ ground: 'paper' }, { margin: 0, padding: 0 })}>
        <LanguageProvider language={language} translate={translate}>
          <MailSenderContext value={sender}>{mail}</MailSenderContext>
        </LanguageProvider>
      </body>
    </html>,
  )}`;
  return { subject: toMailSubject(html), text: toMailText(html), html };
}
