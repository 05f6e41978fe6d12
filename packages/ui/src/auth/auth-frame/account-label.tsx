import { cx } from 'class-variance-authority';
import { BrandMark } from '../../shell/brand-mark/brand-mark.tsx';
import { PointsIcon, ShopIcon, TeamIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** Lists the uses of an account in the style of a label's panel. */
export function AccountLabel({ className }: { className: string }) {
  const { t } = useLanguage();
  const lines = [
    { Icon: ShopIcon, name: t('Orders'), text: t('See past orders and track deliveries.') },
    { Icon: PointsIcon, name: t('Points'), text: t('See the points from every order.') },
    { Icon: TeamIcon, name: t('My team'), text: t('See who joined through you and your team.') },
  ];
  return (
    <section
      aria-labelledby="account-is-for"
      className={cx(
        'flex-col justify-between gap-6 rounded-card bg-bottle px-8 py-10 text-on-bottle',
        className,
      )}
    >
      <div>
        <h2 id="account-is-for" className="border-b-6 border-current pb-3 text-heading font-bold">
          {t('What you get with an account')}
        </h2>
        <ul>
          {lines.map(({ Icon, name, text }) => (
            <li
              key={name}
              className="flex items-start gap-4 border-t border-current/30 py-5 first:border-t-0"
            >
              <Icon className="text-heading text-turmeric" />
              <div>
                <h3 className="text-lead font-bold">{name}</h3>
                <p className="text-on-bottle-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <BrandMark className="size-24 self-end text-bottle-line" />
    </section>
  );
}
