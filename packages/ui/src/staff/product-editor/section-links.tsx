import { useLanguage } from '../../foundations/language/language.tsx';
import { EDITOR_SECTIONS, sectionId } from './editor-section.tsx';
import { JumpLink } from './jump-link.tsx';

/** Links to the sections of the form, which is long. */
export function SectionLinks({ hasHistory }: { hasHistory: boolean }) {
  const { t } = useLanguage();
  const sections = Object.entries({ ...EDITOR_SECTIONS, ...(hasHistory && { history: 'History' }) });
  return (
    <nav aria-label={t('Sections')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {sections.map(([section, title]) => (
          <li key={section}>
            <JumpLink to={sectionId(section)} block="start">
              {t(title)}
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
