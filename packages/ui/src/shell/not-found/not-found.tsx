import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { SignpostImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface NotFoundProps {
  /** English; default 'We cannot find this page'. */
  title?: string;
  /** Links to other pages, for example the categories of the shop. */
  links?: readonly { href: string; label: string }[];
}

/** Shown instead of a page that does not exist. */
export function NotFound({ title = 'We cannot find this page', links = [] }: NotFoundProps) {
  const { t } = useLanguage();
  return (
    <div className="measure grid justify-items-center gap-4 py-6 text-center">
      <EmptyState
        heading
        image={<SignpostImage />}
        title={title}
        text="The address may be mistyped, or the page has moved."
        action={<ButtonLink href="/">{t('Go to the home page')}</ButtonLink>}
      />
      {links.length > 0 && (
        <nav aria-label={t('You can also try')}>
          <p className="mt-4 font-semibold">{t('Or try these:')}</p>
          <ul className="mt-1 flex flex-wrap justify-center gap-x-5">
            {links.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href} className="inline-flex min-h-11 items-center">
                  {t(label)}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
