import { Checkbox } from '../checkbox/index.ts';

export interface ConsentSwitchProps {
  /** What is agreed to, in English. */
  label: string;
  /** What follows from it, in English. */
  hint: string;
  isGiven: boolean;
  onChange: (given: boolean) => void;
}

/** Something that a member agrees to, or not. */
export function ConsentSwitch({ label, hint, isGiven, onChange }: ConsentSwitchProps) {
  return (
    <Checkbox
      // The box says itself whether it is on; HTML forbids to say it twice.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="switch"
      label={label}
      hint={hint}
      checked={isGiven}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
