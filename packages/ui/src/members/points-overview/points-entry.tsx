import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { type PointsEntryFacts, translateReason } from './points-facts.ts';
import { SignedPoints } from './signed-points.tsx';

interface PointsEntryProps {
  entry: PointsEntryFacts | undefined;
  onClose: () => void;
}

/** A dialog with one entry in full: the order, the products, the rule and the next step. */
export function PointsEntry({ entry, onClose }: PointsEntryProps) {
  const { t } = useLanguage();
  return (
    <Dialog open={entry !== undefined} title={entry ? translateReason(t, entry) : ''} onClose={onClose}>
      {entry && <EntryFacts entry={entry} />}
    </Dialog>
  );
}

function EntryFacts({ entry }: { entry: PointsEntryFacts }) {
  const { t, formatDate } = useLanguage();
  const { createdAt, validity, orderNumber, orderHref, products = [], rule, next, nextAt } = entry;
  return (
    <dl className="grid grid-cols-2 gap-4">
      <Fact label="Points">
        <SignedPoints type={entry.type} orderPoint={entry.orderPoint} />
      </Fact>
      {orderNumber !== undefined && orderHref !== undefined && (
        <Fact label="Order">
          <TextLink href={orderHref}>{orderNumber}</TextLink>
        </Fact>
      )}
      <Fact label="Date">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Fact>
      <Fact label="Valid till">{validity === null ? t('No end date') : formatDate(validity)}</Fact>
      {products.length > 0 && (
        <Fact label="Products" wide>
          <ul className="grid gap-1">
            {products.map(({ name, quantity, points }, at) => (
              // Two products may have the same name; their order does not change.
              <li key={at} className="figures flex items-baseline justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  {name} × {quantity}
                </span>
                <Points points={points} />
              </li>
            ))}
          </ul>
          {entry.hasMoreProducts === true && (
            <p className="mt-1 text-ink-muted">{t('See the order for all its products.')}</p>
          )}
        </Fact>
      )}
      {rule !== undefined && (
        <Fact label="The rule" wide>
          {t(rule)}
        </Fact>
      )}
      <Fact label="What comes next" wide>
        {t(next ?? 'Nothing: this entry stays as it is.')}
        {typeof nextAt === 'string' && <> {t('That is on {date}.', { date: formatDate(nextAt) })}</>}
      </Fact>
    </dl>
  );
}

interface FactProps {
  /** English; translated here. */
  label: string;
  /** Uses the whole width. Default false. */
  wide?: boolean;
  children: ReactNode;
}

function Fact({ label, wide = false, children }: FactProps) {
  const { t } = useLanguage();
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-note font-semibold text-ink-muted">{t(label)}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
