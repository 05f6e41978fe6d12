import { Fragment } from 'react';
import { paint } from '../mail-paint.ts';
import { Mail, Paragraph } from '../mail/mail.tsx';

export interface NoticeMailProps {
  /** Written in the language of the recipient. */
  subject: string;
  /** Plain text in the same language: paragraphs between empty lines, and an address on a line of its own is a link. */
  text: string;
}

/** A mail whose words come written, such as a short notice for staff. */
export function NoticeMail({ subject, text }: NoticeMailProps) {
  return (
    <Mail title={subject}>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        <Paragraph key={`${place} ${paragraph}`}>
          {paragraph.split('\n').map((line, at) => (
            <Fragment key={`${at} ${line}`}>
              {at > 0 && <br />}
              {/^https?:\/\/\S+$/.test(line) ? (
                <a href={line} {...paint({ ink: 'leaf' }, { overflowWrap: 'anywhere' })}>
                  {line}
                </a>
              ) : (
                line
              )}
            </Fragment>
          ))}
        </Paragraph>
      ))}
    </Mail>
  );
}
