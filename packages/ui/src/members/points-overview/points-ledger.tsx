import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import {
  type LedgerEntryFacts,
  type LedgerFacts,
  type PointsGroup,
  type TransactionFacts,
  toNextChange,
  translateReason,
} from './points-facts.ts';
import { SignedPoints } from './signed-points.tsx';

/** A transaction that is open, and the ledger of its order. */
export interface OpenTransaction {
  transaction: TransactionFacts;
  /** The order's own page. */
  orderHref: string | undefined;
  /** Undefined before it is loaded. */
  ledger: LedgerFacts | undefined;
  /** Why the ledger could not be loaded, in English. */
  error: string | undefined;
}

interface PointsLedgerProps {
  group: PointsGroup;
  open: OpenTransaction | undefined;
  onClose: () => void;
  onRetry: () => void;
}

/** A dialog with one transaction in full: what comes next, the products, and the entries of the ledger. */
export function PointsLedger({ group, open, onClose, onRetry }: PointsLedgerProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      open={open !== undefined}
      title={open ? translateReason(t, open.transaction) : ''}
      onClose={onClose}
    >
      {open && (
        <div className="grid gap-5">
          <TransactionSummary group={group} {...open} />
          {open.error !== undefined && (
            <ErrorPanel title="The ledger could not be loaded" text={open.error} onRetry={onRetry} />
          )}
          {open.error === undefined && open.ledger === undefined && <LedgerSkeleton />}
          {open.ledger && <Ledger ledger={open.ledger} />}
        </div>
      )}
    </Dialog>
  );
}

function TransactionSummary({
  group,
  transaction,
  orderHref,
}: Pick<OpenTransaction, 'transaction' | 'orderHref'> & { group: PointsGroup }) {
  const language = useLanguage();
  const { t, formatDate } = language;
  const { createdAt, validity, orderNumber } = transaction;
  const nextChange = toNextChange(language, transaction);
  const lastDay = group === 'pending' ? t('Set when confirmed') : t('Not applicable');
  return (
    <dl className="grid grid-cols-2 gap-4">
      <Fact label="Points">
        <SignedPoints group={group} type={transaction.type} points={transaction.orderPoint} />
      </Fact>
      {orderNumber !== undefined && orderHref !== undefined && (
        <Fact label="Order">
          <TextLink href={orderHref}>{orderNumber}</TextLink>
        </Fact>
      )}
      <Fact label="Date">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Fact>
      <Fact label="Valid till">{validity === null ? lastDay : formatDate(validity)}</Fact>
      {nextChange !== undefined && (
        <Fact label="What happens next" wide>
          {nextChange}
        </Fact>
      )}
    </dl>
  );
}

function Ledger({ ledger: { orderNumber, products, hasMoreProducts, entries } }: { ledger: LedgerFacts }) {
  const { t } = useLanguage();
  return (
    <>
      {products.length > 0 && (
        <Part title="Products">
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
          {hasMoreProducts && (
            <p className="mt-1 text-ink-muted">{t('Open the order to see all its products.')}</p>
          )}
        </Part>
      )}
      <Part title="Ledger">
        <ul className="rounded-card border">
          {entries.map((entry) => (
            <LedgerEntry key={entry.id} entry={entry} orderNumber={orderNumber} />
          ))}
        </ul>
      </Part>
    </>
  );
}

const groupNames = { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' } as const;

function LedgerEntry({ entry, orderNumber }: { entry: LedgerEntryFacts; orderNumber: string }) {
  const { t, formatDate } = useLanguage();
  const { createdAt, group, type, points, reason, rule } = entry;
  return (
    <li className="flex items-start justify-between gap-3 border-t p-3 first:border-t-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{translateReason(t, { reason, orderNumber })}</span>{' '}
          <Badge>{t(groupNames[group])}</Badge>
        </p>
        <p className="figures text-note text-ink-muted">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <p className="text-note">{t(rule)}</p>
      </div>
      <SignedPoints group={group} type={type} points={points} />
    </li>
  );
}

function LedgerSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid gap-2">
      <VisuallyHidden>{t('Please wait…')}</VisuallyHidden>
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-16" />
    </div>
  );
}

interface PartProps {
  /** English; translated here. */
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const { t } = useLanguage();
  return (
    <section className="grid gap-1">
      <h3 className="text-note font-semibold text-ink-muted">{t(title)}</h3>
      {children}
    </section>
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
    <div className={cx(wide && 'col-span-2')}>
      <dt className="text-note font-semibold text-ink-muted">{t(label)}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
