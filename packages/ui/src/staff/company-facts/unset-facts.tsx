import { useLanguage } from '../../foundations/language/language.tsx';
import { JumpLink } from '../product-editor/jump-link.tsx';
import type { UnsetFact } from './company-facts.types.ts';
import { factFieldId } from './fact-ids.ts';

interface UnsetFactsProps {
  /** Without these the shop is not open. */
  missing: readonly UnsetFact[];
  /** Pages leave out what needs these. */
  unset: readonly UnsetFact[];
}

/** The facts that are not set, each a link to its field; nothing when all are set. */
export function UnsetFacts({ missing, unset }: UnsetFactsProps) {
  const { t } = useLanguage();
  if (missing.length === 0 && unset.length === 0) return null;
  return (
    <section
      aria-labelledby="missing-facts"
      className="grid gap-2 rounded-field border border-spice bg-spice-soft p-4"
    >
      <h2 id="missing-facts" className="text-lead font-semibold">
        {t('Missing facts')}
      </h2>
      <Facts text="The shop needs these facts before you can publish:" facts={missing} />
      <Facts text="Pages leave out what needs these facts:" facts={unset} />
    </section>
  );
}

function Facts({ text, facts }: { text: string; facts: readonly UnsetFact[] }) {
  const { t } = useLanguage();
  if (facts.length === 0) return null;
  return (
    <>
      <p>{t(text)}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {facts.map(({ id, label }) => (
          <li key={id}>
            <JumpLink to={factFieldId(id)}>{t(label)}</JumpLink>
          </li>
        ))}
      </ul>
    </>
  );
}
