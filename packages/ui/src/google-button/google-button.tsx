import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { Spinner } from '../spinner/index.ts';
import { GoogleMark } from './google-mark.tsx';

export type GoogleButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  /** Google's own window is open. The button can still be pressed: that window may be lost behind another. */
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
