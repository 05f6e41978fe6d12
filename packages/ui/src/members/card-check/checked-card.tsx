import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

/** What an identity card says to anyone who checks it; `joinedAt` is ISO text. */
export interface CheckedCardFacts {
  name: string;
  number: string;
  joinedAt: string;
  isActive: boolean;
}

export interface CheckedCardProps {
  /** Undefined when no valid card has the code. */
  card: CheckedCardFacts | undefined;
  /** Where to report a card that is not valid. */
  reportHref: string;
}

/** Whether a card is valid, and what it says. */
export function CheckedCard({ card, reportHref }: CheckedCardProps) {
  const { t, formatDate } = useLanguage();
  const report = (
    <p className="mt-1">
      <TextLink href={reportHref} className="inline-flex min-h-11 items-center">
        {t('Report it to us')}
      </TextLink>
    </p>
  );
  if (card === undefined) {
    return (
      <AlertPanel>
        <h2 className="text-title font-bold">{t('This card is not valid.')}</h2>
        <p className="mt-1">
          {t('Check the code for typing mistakes. If it is correct, this person does not sell for us.')}
        </p>
        {report}
      </AlertPanel>
    );
  }
  const facts = [
    { label: t('Name'), value: card.name },
    { label: t('Card number'), value: card.number },
    { label: t('Associate since'), value: formatDate(card.joinedAt) },
  ];
  if (!card.isActive) {
    return (
      <AlertPanel>
        <h2 className="text-title font-bold">{t('This associate is not active')}</h2>
        <p className="mt-1">{t('This person has ended the agreement with us and does not sell for us.')}</p>
        <FactLines facts={facts} className="mt-3" />
        {report}
      </AlertPanel>
    );
  }
  return (
    <Card className="grid gap-3 border-credit">
      <h2 className="text-title font-bold text-credit">{t('This card is valid')}</h2>
      <FactLines facts={facts} />
      <p>
        {t(
          'Compare the name and the number with the card. The photo on it must show the person who sells to you.',
        )}
      </p>
    </Card>
  );
}
