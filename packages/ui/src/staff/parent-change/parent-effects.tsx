import { RecordSection } from '../../data/record-dialog/record-section.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { type Party, partyWords } from './party.ts';

/** The associates of one side, whose teams get smaller or larger. */
interface Upline {
  /** How many there are; the nearest are listed. */
  readonly count: number;
  readonly nearest: readonly (Party & { readonly totalBefore: number; readonly totalAfter: number })[];
}

export interface ParentEffectsProps {
  /** Null without a sponsor. */
  oldParent: Party | null;
  newParent: Party | null;
  bvValue: number;
  /** The associate and all below. */
  movedCount: number;
  oldUpline: Upline;
  newUpline: Upline;
  /** The points of this month so far. */
  monthPoints: { readonly own: number; readonly team: number };
}

/** What a change of sponsor would do to the teams and to the points. */
export function ParentEffects({ oldUpline, newUpline, monthPoints, ...effects }: ParentEffectsProps) {
  const { t, formatNumber } = useLanguage();
  const { oldParent, newParent, bvValue, movedCount } = effects;
  const none = t('No sponsor');
  return (
    <div role="status" className="grid gap-4">
      <FactLines
        facts={[
          { label: t('Sponsor now'), value: partyWords(oldParent, none) },
          { label: t('New sponsor'), value: partyWords(newParent, none) },
          { label: t('Associates that move'), value: formatNumber(movedCount) },
          { label: t('Business value'), value: formatNumber(bvValue) },
          {
            label: t('Points this month'),
            value: t(
              '{own} own points and {team} points of the team stay with those above now. Points that are confirmed later count for those above then.',
              { own: formatNumber(monthPoints.own), team: formatNumber(monthPoints.team) },
            ),
          },
        ]}
      />
      <UplineChanges title="Smaller teams" upline={oldUpline} />
      <UplineChanges title="Larger teams" upline={newUpline} />
    </div>
  );
}

function UplineChanges({ title, upline }: { readonly title: string; readonly upline: Upline }) {
  const { t, formatNumber } = useLanguage();
  // A sponsor above both only gets or loses a direct member: that team has the same size.
  const changed = upline.nearest.filter(({ totalBefore, totalAfter }) => totalBefore !== totalAfter);
  if (changed.length === 0) return null;
  const more = upline.count - upline.nearest.length;
  return (
    <RecordSection title={title}>
      <FactLines
        className="sm:col-span-2"
        facts={[
          ...changed.map((associate) => ({
            label: partyWords(associate, ''),
            value: t('{before} members before, {after} after', {
              before: formatNumber(associate.totalBefore),
              after: formatNumber(associate.totalAfter),
            }),
          })),
          { label: t('Further associates above'), value: more > 0 ? formatNumber(more) : undefined },
        ]}
      />
    </RecordSection>
  );
}
