import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ScalesIcon, ShieldIcon, StarIcon, TeamIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';

/** The company's values, in its own four words. */
export function WhyJoin({ className, ...props }: Omit<ComponentProps<'section'>, 'children'>) {
  const { t } = useLanguage();
  const values = [
    { Icon: ShieldIcon, name: t('Trust'), text: t('What the label says is what is in the pack.') },
    {
      Icon: TeamIcon,
      name: t('Teamwork'),
      text: t('An associate near you knows the products and answers your questions.'),
    },
    { Icon: StarIcon, name: t('Excellence'), text: t('A short list of products, each chosen with care.') },
    {
      Icon: ScalesIcon,
      name: t('Fair & Ethical'),
      text: t('Clear prices and rules, the same for everyone.'),
    },
  ];
  return (
    <section aria-labelledby="why-join" {...props} className={cx('flex flex-col', className)}>
      <SectionHeading id="why-join">{t('What we stand for')}</SectionHeading>
      <ul className="grid grow border-s border-t border-line-strong sm:grid-cols-2">
        {values.map(({ Icon, name, text }) => (
          <li
            key={name}
            className="flex flex-col justify-between gap-3 border-b border-e border-line-strong bg-surface p-5"
          >
            <Icon className="text-heading text-leaf" />
            <div>
              <h3 className="text-lead font-bold">{name}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
