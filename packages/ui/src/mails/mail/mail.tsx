import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { MAIL_FONT, MAIL_RADIUS, MAIL_TEXT, paint } from '../mail-paint.ts';
import { useMailSender } from '../mail-sender.ts';

export interface MailProps {
  /** The subject of the mail, which is its heading too. */
  title: string;
  /** The greeting names this person; leave it out where the recipient may be a stranger. */
  firstName?: string | undefined;
  children: ReactNode;
}

/**
 * The frame of every mail: brand, heading, greeting, content, and the company with its address. Layouts are tables, because
 * some mail programs know no other ones. React moves the title into the head of the document.
 */
export function Mail({ title, firstName, children }: MailProps) {
  return (
    <>
      <title>{title}</title>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        {...paint({ ink: 'ink', ground: 'paper' }, { fontFamily: MAIL_FONT, ...MAIL_TEXT.body })}
      >
        <tbody>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Column title={title} firstName={firstName}>
                {children}
              </Column>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** The column in the middle, which is as wide as a narrow screen allows. */
function Column({ title, firstName, children }: MailProps) {
  const { t } = useLanguage();
  const { brandName, legalName, address } = useMailSender();
  const company = [legalName, address].filter(Boolean).join(', ');
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ maxWidth: 600, textAlign: 'start' }}
    >
      <tbody>
        <tr className="mail-brand">
          <td {...paint({ ink: 'leaf' }, { padding: '0 12px 12px', fontWeight: 700 })}>{brandName}</td>
        </tr>
        <tr>
          <td
            {...paint(
              { ink: 'ink', ground: 'surface', line: 'line' },
              {
                padding: '24px 20px 8px',
                borderWidth: 1,
                borderStyle: 'solid',
                borderRadius: MAIL_RADIUS.card,
              },
            )}
          >
            <h1 style={{ margin: '0 0 16px', fontWeight: 700, ...MAIL_TEXT.title }}>{title}</h1>
            {firstName !== undefined && <Paragraph>{t('Hello {firstName},', { firstName })}</Paragraph>}
            {children}
          </td>
        </tr>
        <tr>
          <td {...paint({ ink: 'ink-muted' }, { padding: '16px 12px 0', ...MAIL_TEXT.note })}>
            <p style={{ margin: 0 }}>
              {brandName}
              {company !== '' && (
                <>
                  <br />
                  {company}
                </>
              )}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A paragraph of a mail. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}
