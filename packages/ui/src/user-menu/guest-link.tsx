import { ButtonLink } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import type { LinkProps } from '../link/index.ts';

/** Stands where members have their menu, for those who are not logged in. */
export function GuestLink({ className, ...props }: Omit<LinkProps, 'children'>) {
  const { t } = useLanguage();
  return (
    <ButtonLink variant="secondary" size="small" {...props} className={classNames('min-h-11', className)}>
      {t('New Member? SignIn')}
    </ButtonLink>
  );
}
