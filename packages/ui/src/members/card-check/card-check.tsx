import { useLanguage } from '../../foundations/language/language.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CheckedCard, type CheckedCardFacts } from './checked-card.tsx';

export interface CardCheckProps {
  /** The code that was checked; undefined before. */
  code: string | undefined;
  /** What the card with this code says; undefined when there is no valid one. */
  card: CheckedCardFacts | undefined;
  /** The address that the form requests, with the code as `code`. */
  action: string;
  /** Where to report a card that is not valid. */
  reportHref: string;
}

/** What an identity card says, above a GET form for the code on a card: both work without scripts. */
export function CardCheck({ code, card, action, reportHref }: CardCheckProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-prose gap-8">
      {code !== undefined && <CheckedCard card={card} reportHref={reportHref} />}
      <form method="get" action={action} className="grid justify-items-start gap-4">
        <TextField
          label="Code on the card"
          hint="For example K7QM-RTW9-XHZ2-BCDE"
          name="code"
          defaultValue={code}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit">{t('Check the card')}</Button>
      </form>
    </div>
  );
}
