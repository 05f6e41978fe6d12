import { MAIL_TEXT, paint } from '../mail-paint.ts';

/** A fact with its name, both translated. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** A list of facts; in plain text each is a line. */
export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  return (
    <table
      className="mail-facts"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 20px', ...MAIL_TEXT.note }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label} className="mail-fact">
            <th
              scope="row"
              align="left"
              {...paint(
                { ink: 'ink-muted' },
                { padding: '2px 12px 2px 0', fontWeight: 400, verticalAlign: 'top', whiteSpace: 'nowrap' },
              )}
            >
              {label}:
            </th>
            <td width="75%" style={{ padding: '2px 0', verticalAlign: 'top' }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
