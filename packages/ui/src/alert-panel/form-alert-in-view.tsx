import { useEffect, useRef } from 'react';
import { FormAlert, type FormAlertWords } from './form-alert.tsx';

/** A {@link FormAlert} for a dialog, whose button stands below the scrolling part: it comes into sight. */
export function FormAlertInView({ alert }: { alert: FormAlertWords }) {
  const place = useRef<HTMLDivElement>(null);
  // With braces: newer browsers answer a promise, which is no clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <FormAlert alert={alert} />
    </div>
  );
}
