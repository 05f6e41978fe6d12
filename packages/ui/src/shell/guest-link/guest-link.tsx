import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { LinkProps } from '../../primitives/link/link.tsx';

/** The link that guests see in the position of the member's menu. */
export function GuestLink({ className, ...props }: Omit<LinkProps, 'children'>) {
  const { t } = useLanguage();
  return (
    <ButtonLink variant="secondary" size="small" {...props} className={classNames('min-h-11', className)}>
      {t('New Member? SignIn')}
    </ButtonLink>
  );
}
