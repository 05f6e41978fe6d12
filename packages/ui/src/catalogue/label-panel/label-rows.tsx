import { Fragment, type ReactNode } from 'react';
import { FactValue } from '../../primitives/fact-lines/fact-value.tsx';
import type { Fact } from '../../primitives/facts-panel/facts-panel.tsx';
import type { I18n } from '../../foundations/language/language.tsx';
import type { LabelFactsShown } from './label.types.ts';
import { formatUnitPriceText } from './unit-price-text.ts';

/** The rows of a label in the order in which packs print them. */
export function labelRows(label: LabelFactsShown, i18n: I18n): Fact[] {
  const { t, formatRupees } = i18n;
  const marked = (text: string | undefined) => text && <Marked text={text} i18n={i18n} />;
  const { maker, consumerCare, licence, unitPrice, netQuantity: quantity, hsn, gstPercent } = label;
  const { maximumRetailPrice: maximum } = label;
  const rows: readonly [name: keyof LabelFactsShown, label: string, value: ReactNode][] = [
    ['commonName', 'Common name', marked(label.commonName)],
    [
      'netQuantity',
      'Net quantity',
      marked(quantity?.asPrinted) ?? (quantity && formatQuantity(i18n, quantity)),
    ],
    [
      'maximumRetailPrice',
      'Maximum retail price',
      maximum && t('{price}, inclusive of all taxes', { price: formatRupees(maximum) }),
    ],
    ['unitPrice', 'Unit price', unitPrice && formatUnitPriceText(i18n, unitPrice)],
    [
      'maker',
      maker?.title ?? 'Manufactured by',
      maker && <Lines lines={[maker.name, maker.address]} i18n={i18n} />,
    ],
    ['countryOfOrigin', 'Country of origin', marked(label.countryOfOrigin && t(label.countryOfOrigin))],
    ['packedIn', 'Month of packing', label.packedIn && i18n.formatMonth(label.packedIn)],
    ['bestBefore', 'Best before', marked(label.bestBefore && t(label.bestBefore))],
    ['licence', licence?.title ?? 'Licence number', licence?.number],
    [
      'consumerCare',
      'Consumer care',
      consumerCare && <Lines lines={[consumerCare.phone, consumerCare.email]} i18n={i18n} />,
    ],
    ['hsn', 'HSN code', hsn],
    ['gstPercent', 'GST in the price', gstPercent === undefined ? undefined : `${gstPercent} %`],
  ];
  return rows.flatMap(([name, title, value]) => {
    if (value) return [{ label: title, value }];
    return label.missing.includes(name) ? [{ label: title, value: <FactValue value={undefined} /> }] : [];
  });
}

function formatQuantity({ t, formatNumber }: I18n, quantity: NonNullable<LabelFactsShown['netQuantity']>) {
  const { amount, unit } = quantity;
  if (unit !== 'piece') return `${formatNumber(amount)} ${unit}`;
  return amount === 1 ? t('1 piece') : t('{count} pieces', { count: formatNumber(amount) });
}

/** A text that can be in the other language. */
function Marked({ text, i18n }: { text: string; i18n: I18n }) {
  return <span lang={i18n.toLang(text)}>{text}</span>;
}

function Lines({ lines, i18n }: { lines: readonly string[]; i18n: I18n }) {
  return lines.map((line) => (
    <span key={line} lang={i18n.toLang(line)} className="block">
      <MailBroken text={line} />
    </span>
  ));
}

/** Breaks an email address that is too long for its line behind the @ or before a dot. */
function MailBroken({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  return text.split(/(?<=@)|(?=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
