import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

export type GoogleButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  /** Google's window is open. The button can still be pressed, because that window may be hidden behind another. */
  isWaiting: boolean;
  onPress: () => void;
};

/** Login and sign-up with a Google account. */
export function GoogleButton({ isWaiting, onPress, ...props }: GoogleButtonProps) {
  const { t } = useLanguage();
  return (
    <Button variant="secondary" wide {...props} onClick={onPress}>
      {isWaiting ? <Spinner /> : <GoogleMark />}
      {isWaiting ? t('Waiting for Google…') : t('Continue with Google')}
    </Button>
  );
}

/** Google's G in the colour of the text beside it, which names it. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="currentColor" className="size-icon shrink-0">
      <path d="M12.2 10.3v3.7h5.2c-.3 1.4-1.1 2.5-2.3 3.3-.8.5-1.8.8-2.9.8a6.1 6.1 0 1 1 3.9-10.7l2.7-2.7A9.9 9.9 0 1 0 12.2 22c2.7 0 4.9-.9 6.6-2.4 1.9-1.7 2.9-4.3 2.9-7.3 0-.7-.1-1.4-.2-2z" />
    </svg>
  );
}
