import type { ContactKind, ListedMember, Role } from '@pgm/api/contract';
import { dialled } from '@pgm/ui/foundations/dialled';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { ROLE_WORDS } from '@pgm/ui/staff/rights-field';

/** The words of the roles; English. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = ROLE_WORDS;

/** What stands below the name of a member, on every tab. */
export function MemberSummary({ row: { username, block, merged } }: { readonly row: ListedMember }) {
  const { t, formatDate } = useLanguage();
  if (merged)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge kind="debit">{t('Merged')}</Badge>
        {t('This account was merged with another one on {date}.', { date: formatDate(merged.at) })}
        <TextLink href={`/dashboard/members/${merged.id}`}>{merged.name}</TextLink>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
      @{username} {block && <Badge kind="debit">{t('Blocked')}</Badge>}
    </p>
  );
}

/** What administrators see of a member. */
export function MemberFacts({ row: member }: { readonly row: ListedMember }) {
  const { t, formatDate } = useLanguage();
  const { username, roles, primaryPhone, primaryEmail, referralCode, sponsor, joinedAt, block } = member;
  // Nothing but the link in the summary is left of a merged account.
  if (member.merged) return null;
  const toContact = (kind: ContactKind, contact: string) =>
    member.unproven.includes(kind) ? `${contact}\n${t('Not verified yet.')}` : contact;
  return (
    <div className="grid gap-4">
      {block && (
        <div className="grid justify-items-start gap-2">
          <Badge kind="debit">{t('Blocked')}</Badge>
          <FactLines
            className="w-full"
            facts={[
              { label: t('Blocked since'), value: formatDate(block.at) },
              { label: t('Reason'), value: block.reason },
            ]}
          />
        </div>
      )}
      <FactLines
        facts={[
          { label: t('Username'), value: `@${username}` },
          {
            label: t('Mobile'),
            value: primaryPhone === null ? undefined : toContact('phone', dialled(primaryPhone)),
          },
          { label: t('Email'), value: primaryEmail === null ? undefined : toContact('email', primaryEmail) },
          { label: t('Roles'), value: roles.map((role) => t(ROLE_LABELS[role])).join(', ') },
          { label: t('Referral code'), value: referralCode ?? undefined },
          {
            label: t('Sponsor'),
            value: sponsor === null ? undefined : `${sponsor.name} · ${sponsor.referralCode}`,
          },
          { label: t('Joined|date'), value: formatDate(joinedAt) },
        ]}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {referralCode !== null && (
          <TextLink href={`/dashboard/associates?search=${referralCode}`}>{t('Change sponsor')}</TextLink>
        )}
        {roles.some((role) => role !== 'MEMBER') && (
          <TextLink href={`/dashboard/staff-accounts?search=${username}`}>{t('Change rights')}</TextLink>
        )}
      </p>
    </div>
  );
}
