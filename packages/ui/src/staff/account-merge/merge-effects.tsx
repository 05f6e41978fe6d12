import { RecordSection } from '../../data/record-dialog/record-section.tsx';
import { dialled } from '../../foundations/dialled.ts';
import { type I18n, useLanguage } from '../../foundations/language/language.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';

/** An account of a merge; unknown values are null. */
interface MergedParty {
  readonly name: string;
  readonly username: string;
  readonly referralCode: string | null;
  readonly primaryPhone: string | null;
  readonly primaryEmail: string | null;
  /** ISO text. */
  readonly joinedAt: string;
  readonly teamSize: number;
}

/** What can move, with its words; English. */
const THINGS = {
  orders: 'Orders with their invoices and returns',
  pastOrders: 'Past orders',
  points: 'Entries of the points ledger',
  payouts: 'Payouts',
  bankDetails: 'Bank account and PAN',
  team: 'Associates directly below',
  leads: 'Leads referred',
  addresses: 'Addresses',
  wishlist: 'Wishlist',
  cart: 'Cart',
  restockRequests: 'Products that are waited for',
  reviews: 'Reviews',
  productQuestions: 'Product questions',
  requests: 'Requests',
  grievances: 'Complaints filed',
  notifications: 'Notifications',
} as const;

const LOGINS = {
  mobile: 'Mobile',
  email: 'Email',
  google: 'Google sign-in',
  password: 'Username and password',
} as const;

const ENDS = {
  mobile: 'Ends. Logging in with it would open a new account.',
  email: 'Ends. Logging in with it would open a new account.',
  google: 'Ends',
  password: 'Ends',
} as const;

const TREE_WORDS = {
  above: 'The account that stays moves up to the place of the other one, with both teams.',
  below: 'The team of the account that ends moves up to the account that stays.',
  elsewhere: 'The team of the account that ends moves to the account that stays.',
} as const;

export interface MergeEffectsProps {
  stays: MergedParty;
  ends: MergedParty;
  things: readonly {
    readonly thing: keyof typeof THINGS;
    readonly moved: number;
    /** What the account that stays has already, or has no room for. */
    readonly leftOut: number;
  }[];
  logins: readonly { readonly login: keyof typeof LOGINS; readonly moves: boolean }[];
  place: keyof typeof TREE_WORDS;
}

/** What a merge of two accounts would do. */
export function MergeEffects({ stays, ends, things, logins, place }: MergeEffectsProps) {
  const i18n = useLanguage();
  const { t, formatNumber } = i18n;
  return (
    <div role="status" className="grid gap-4">
      <FactLines
        facts={[
          { label: t('Account that stays'), value: partyWords(i18n, stays) },
          { label: t('Account that ends'), value: partyWords(i18n, ends) },
        ]}
      />
      {things.length > 0 && (
        <RecordSection title="Moves to the account that stays">
          <FactLines
            className="sm:col-span-2"
            facts={things.map(({ thing, moved, leftOut }) => ({
              label: t(THINGS[thing]),
              value:
                leftOut === 0
                  ? formatNumber(moved)
                  : t('{moved}, and {leftOut} left out: the same or no room', {
                      moved: formatNumber(moved),
                      leftOut: formatNumber(leftOut),
                    }),
            }))}
          />
        </RecordSection>
      )}
      <RecordSection title="Logins">
        <FactLines
          className="sm:col-span-2"
          facts={[
            ...logins.map(({ login, moves }) => ({
              label: t(LOGINS[login]),
              value: t(moves ? 'Moves to the account that stays' : ENDS[login]),
            })),
            { label: t('Sessions'), value: t('Both accounts are logged out everywhere.') },
          ]}
        />
      </RecordSection>
      <p>{t(TREE_WORDS[place])}</p>
      <p>
        {t(
          'Printed codes and links of the account that ends lead to the account that stays. Invoices stay as printed.',
        )}
      </p>
    </div>
  );
}

function partyWords({ t, formatDate, formatNumber }: I18n, party: MergedParty): string {
  const { name, username, referralCode, primaryPhone, primaryEmail, joinedAt, teamSize } = party;
  return [
    `${name} · @${username}`,
    referralCode,
    primaryPhone === null ? null : dialled(primaryPhone),
    primaryEmail,
    t('Joined on {date}', { date: formatDate(joinedAt) }),
    t('{count} members in the team', { count: formatNumber(teamSize) }),
  ]
    .filter((line) => line !== null)
    .join('\n');
}
