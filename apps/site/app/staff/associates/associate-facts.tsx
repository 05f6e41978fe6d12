import type { ListedAssociate } from '@pgm/api/contract';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { dialled } from '@pgm/ui/foundations/dialled';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { partyWords } from '@pgm/ui/staff/parent-change';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';

/** What administrators see of an associate: the place in the tree, the change that waits, and those that were made. */
export function AssociateFacts({ row: associate }: { readonly row: ListedAssociate }) {
  const { t, formatDate, formatNumber } = useLanguage();
  const { username, referralCode, sponsor, contact, joinedAt, directCount, totalCount } = associate;
  return (
    <div className="grid gap-6">
      <FactLines
        facts={[
          { label: t('Username'), value: `@${username}` },
          { label: t('Referral code'), value: referralCode },
          { label: t('Sponsor'), value: partyWords(sponsor, t('No sponsor')) },
          { label: t('Mobile'), value: contact.phone === null ? undefined : dialled(contact.phone) },
          { label: t('Email'), value: contact.email ?? undefined },
          { label: t('Directly below'), value: formatNumber(directCount) },
          { label: t('Whole team'), value: formatNumber(totalCount) },
          { label: t('Joined|date'), value: formatDate(joinedAt) },
        ]}
      />
      <p>
        <TextLink href={`/dashboard/associates/${associate.id}`}>
          {t('Team of {name}', { name: associate.name })}
        </TextLink>
      </p>
      <Waiting proposal={associate.proposal} />
      <History changes={associate.changes} />
    </div>
  );
}

/** The change that waits for another administrator. */
function Waiting({ proposal }: Pick<ListedAssociate, 'proposal'>) {
  const { t, formatDate, formatNumber } = useLanguage();
  if (proposal === null) return null;
  return (
    <RecordSection title="Waiting for approval">
      <FactLines
        className="sm:col-span-2"
        facts={[
          { label: t('New sponsor'), value: partyWords(proposal.to, t('No sponsor')) },
          { label: t('Reason'), value: proposal.reason },
          { label: t('Business value'), value: formatNumber(proposal.bvValue) },
          { label: t('Asked by'), value: `${proposal.askedBy}, ${formatDate(proposal.askedAt)}` },
        ]}
      />
      {proposal.isOwn && (
        <p className="text-note text-ink-muted sm:col-span-2">
          {t('You asked for this change: another administrator must approve it.')}
        </p>
      )}
    </RecordSection>
  );
}

/** The changes of sponsor, the newest first. */
function History({ changes }: Pick<ListedAssociate, 'changes'>) {
  const { t, formatNumber } = useLanguage();
  const none = t('No sponsor');
  if (changes.length === 0) return null;
  return (
    <RecordSection title="Changes of sponsor">
      <ol className="grid gap-4 sm:col-span-2">
        {changes.map(({ id, at, from, to, by, movedCount, bvValue, isUndo, undoneAt }) => (
          <li key={id} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">
                {t('From {old} to {new}', { old: partyWords(from, none), new: partyWords(to, none) })}
              </span>
              {isUndo && <Badge>{t('Took back a change')}</Badge>}
              {undoneAt !== null && <Badge kind="debit">{t('Undone')}</Badge>}
            </span>
            <span className="text-note text-ink-muted">
              <DateAndTime at={at} />, {by}
            </span>
            <span className="text-note text-ink-muted">
              {t('{count} moved, business value {value}', {
                count: formatNumber(movedCount),
                value: formatNumber(bvValue),
              })}
            </span>
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}
