import { cva } from 'class-variance-authority';
import { MAIL_RADIUS, MAIL_TEXT, paint } from '../mail-paint.ts';

/** By these names the plain text of a mail finds its links. */
const name = cva('', { variants: { isIntroduced: { true: 'mail-introduced', false: 'mail-labelled' } } });

export interface MailLinkProps {
  /** A whole address. */
  href: string;
  /** The words of the button. Plain text shows them before the address, unless there is an introduction. */
  label: string;
  /** A sentence before the button that ends with a colon. */
  introduction?: string | undefined;
  /** Another button of the mail matters more. Default false. */
  isQuiet?: boolean;
}

/** The link of a mail, as a button. In plain text it is the address on a line of its own. */
export function MailLink({ href, label, introduction, isQuiet = false }: MailLinkProps) {
  const colours = isQuiet
    ? ({ ink: 'leaf', line: 'leaf' } as const)
    : ({ ink: 'on-leaf', ground: 'leaf', line: 'leaf' } as const);
  return (
    <div style={{ margin: '0 0 20px' }}>
      {introduction !== undefined && (
        <p className="mail-introduction" style={{ margin: '0 0 12px' }}>
          {introduction}
        </p>
      )}
      <a
        href={href}
        className={name({ isIntroduced: introduction !== undefined })}
        style={{ textDecoration: 'none' }}
      >
        <span
          {...paint(colours, {
            display: 'inline-block',
            padding: '9px 19px',
            borderStyle: 'solid',
            borderWidth: 1,
            borderRadius: MAIL_RADIUS.field,
            fontWeight: 600,
            ...MAIL_TEXT.body,
          })}
        >
          {label}
        </span>
      </a>
    </div>
  );
}
