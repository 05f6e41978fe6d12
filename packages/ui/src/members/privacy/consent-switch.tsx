import { Checkbox } from '../../forms/checkbox/checkbox.tsx';

export interface ConsentSwitchProps {
  /** The subject of the consent, in English. */
  label: string;
  /** The effect of the consent, in English. */
  hint: string;
  isGiven: boolean;
  onChange: (given: boolean) => void;
}

/** A switch for one consent of a member. */
export function ConsentSwitch({ label, hint, isGiven, onChange }: ConsentSwitchProps) {
  return (
    <Checkbox
      // The checkbox already exposes its state; HTML forbids a second attribute for it.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="switch"
      label={label}
      hint={hint}
      checked={isGiven}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
