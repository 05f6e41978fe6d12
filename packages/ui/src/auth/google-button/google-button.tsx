import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useLanguage } from '../../foundations/language/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { GoogleMark } from './google-mark.tsx';

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
