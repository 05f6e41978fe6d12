import { useId, type ReactNode } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface AccountPartProps {
  /** English. */
  title: string;
  children: ReactNode;
}

/** A section of such a page that has several, with a heading of its own. */
export function AccountPart({ title, children }: AccountPartProps) {
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
