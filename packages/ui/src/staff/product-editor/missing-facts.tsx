import { useLanguage } from '../../foundations/language/language.tsx';
import { FACT_LABELS, fieldId } from './field-words.ts';
import { JumpLink } from './jump-link.tsx';
import type { MissingFact } from './product-editor.types.ts';

/** The required facts that are not filled in, each a link to its field; nothing when the label is complete. */
export function MissingFacts({ missing }: { missing: readonly MissingFact[] }) {
  const { t } = useLanguage();
  if (missing.length === 0) return null;
  return (
    <div
      id="missing-facts"
      className="grid gap-2 rounded-field border border-spice bg-spice-soft p-4 sm:col-span-2"
    >
      <p className="font-semibold">{t('Visitors cannot see the product until this is filled in:')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {missing.map(({ fact, field }) => (
          <li key={fact}>
            <JumpLink to={fieldId(field)}>{t(FACT_LABELS[fact] ?? fact)}</JumpLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
