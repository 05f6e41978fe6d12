import { ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLanguage } from '../language/index.ts';

export interface EmptyShelfProps {
  allHref: string;
  title: string | undefined;
}

/** What stands where products would, and the way to all of them. */
export default function EmptyShelf({ allHref, title = 'Nothing on this shelf yet' }: EmptyShelfProps) {
  const { t } = useLanguage();
  return (
    <EmptyState
      title={title}
      text="Choose another category, or look at everything we have."
      action={<ButtonLink href={allHref}>{t('See all products')}</ButtonLink>}
    />
  );
}
