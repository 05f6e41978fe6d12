import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { dialled } from '../../foundations/dialled.ts';
import type { PersonFacts } from './person-facts.ts';

export interface TeamPersonProps {
  person: PersonFacts;
  /** Whether complete phone numbers and email addresses are links. Default false. */
  isLinked?: boolean;
}

/** A person in the tree: name, code, joining date, number of associates below, and contact details. */
export function TeamPerson({ person, isLinked = false }: TeamPersonProps) {
  const { t, formatDate } = useLanguage();
  const { name, referralCode, joinedAt, contact } = person;
  const links = isLinked && !contact.isMasked;
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <Badge className="figures">{referralCode}</Badge>
      </p>
      <p className="figures mt-0.5 flex flex-wrap gap-x-4 text-note text-ink-muted">
        <BelowCounts person={person} />
        <span>{t('Joined {date}', { date: formatDate(joinedAt) })}</span>{' '}
        {contact.phone !== null && (
          <Reach href={links ? `tel:+91${contact.phone}` : undefined}>{dialled(contact.phone)}</Reach>
        )}{' '}
        {contact.email !== null && (
          <Reach href={links ? `mailto:${contact.email}` : undefined}>{contact.email}</Reach>
        )}
      </p>
    </div>
  );
}

function BelowCounts({ person: { directCount, totalCount } }: { person: PersonFacts }) {
  const { t, formatNumber } = useLanguage();
  if (directCount === undefined || totalCount === undefined) return null;
  const values = { direct: formatNumber(directCount), total: formatNumber(totalCount) };
  return (
    <>
      <span className={cx(directCount > 0 && 'font-semibold text-leaf')}>
        {directCount === 0 ? t('No team yet') : t('{direct} direct, {total} in total', values)}
      </span>{' '}
    </>
  );
}

function Reach({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <span className="wrap-anywhere">{children}</span>;
  return (
    <TextLink href={href} className="min-h-6 wrap-anywhere">
      {children}
    </TextLink>
  );
}
