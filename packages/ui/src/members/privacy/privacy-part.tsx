import { useId, type ReactNode } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface PrivacyPartProps {
  /** English. */
  title: string;
  children: ReactNode;
}

/** A section of the privacy page. */
export function PrivacyPart({ title, children }: PrivacyPartProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="grid max-w-prose gap-4">
      <h2 id={id} className="text-title font-bold">
        {t(title)}
      </h2>
      {children}
    </Card>
  );
}
