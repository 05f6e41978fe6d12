import { useLanguage } from '@pgm/ui/foundations/language';
import type { StaffPageProps } from '@pgm/ui/staff/staff-page';

/** The layout of a list that is a part of a page. What it is a part of shows its name, so its heading is only heard. */
export function ListPart({ title, headingId, actions, children }: StaffPageProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4">
      <h2 id={headingId} className="sr-only">
        {t(title)}
      </h2>
      {actions}
      {children}
    </div>
  );
}
