import { type HtmlToTextOptions, compile } from 'html-to-text';

/** The plain text of a mail: what its HTML says, with each link on a line of its own. */
export const toMailText = compile({
  wordwrap: false,
  baseElements: { selectors: ['body'] },
  formatters: { labelledLink: linkFormatter(true), introducedLink: linkFormatter(false) },
  selectors: [
    // The subject says it already; the brand is in the last lines.
    { selector: 'h1', format: 'skip' },
    { selector: 'tr.mail-brand', format: 'skip' },
    { selector: 'p.mail-introduction', format: 'block', options: block(2, 1) },
    { selector: 'a.mail-labelled', format: 'labelledLink', options: block(2, 2) },
    { selector: 'a.mail-introduced', format: 'introducedLink', options: block(1, 2) },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'table.mail-facts', format: 'block', options: block(2, 2) },
    { selector: 'tr.mail-fact', format: 'block', options: block(1, 1) },
    { selector: 'tr.mail-fact > th', format: 'inlineSurround', options: { suffix: ' ' } },
    {
      selector: 'table.mail-lines',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 60, colSpacing: 3, ...block(2, 2) },
    },
  ],
});

/** The subject of a mail: the title of its document. */
export const toMailSubject = compile({ wordwrap: false, baseElements: { selectors: ['title'] } });

function block(leadingLineBreaks: number, trailingLineBreaks: number) {
  return { leadingLineBreaks, trailingLineBreaks };
}

type Formatter = NonNullable<HtmlToTextOptions['formatters']>[string];

/** Formats a link as its label, unless it is introduced, and its address on a line of its own. */
function linkFormatter(hasLabel: boolean): Formatter {
  return (link, write, builder, { leadingLineBreaks, trailingLineBreaks }) => {
    builder.openBlock({ leadingLineBreaks });
    if (hasLabel) {
      write(link.children, builder);
      builder.addInline(':');
      builder.addLineBreak();
    }
    builder.addInline(String(link.attribs.href));
    builder.closeBlock({ trailingLineBreaks });
  };
}
