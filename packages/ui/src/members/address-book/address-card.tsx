import { useId } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { PostalAddress, type PostalAddressFacts } from '../../primitives/postal-address/postal-address.tsx';

/** A saved address; omitted fields are empty. */
export interface AddressCardFacts extends PostalAddressFacts {
  id: string;
  type: 'HOME' | 'OFFICE' | 'OTHER';
  isDefault: boolean;
}

/** The actions of an address. */
export interface AddressCardVerbs {
  onSelect: (id: string) => void;
  onDeliver: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

interface CardProps extends AddressCardVerbs {
  address: AddressCardFacts;
  /** The name that the radios of all cards share. */
  group: string;
  isSelected: boolean;
  isBusy: boolean;
}

const types = { HOME: 'Home|address', OFFICE: 'Office', OTHER: 'Other' } as const;

/** An address to select, with its actions. */
export function AddressCard({ address, group, isSelected, isBusy, ...verbs }: CardProps) {
  const { t } = useLanguage();
  const id = useId();
  const headId = `${id}-head`;
  const common = { size: 'small', className: 'min-h-11', 'aria-describedby': headId } as const;
  return (
    <li
      aria-labelledby={headId}
      aria-busy={isBusy || undefined}
      className="flex flex-col gap-4 rounded-card border bg-surface p-5 has-checked:border-leaf has-checked:bg-leaf-soft"
    >
      {/* A press anywhere on the address selects it; the heading names the radio and the rest describes it. */}
      <label className="flex grow items-start gap-3">
        <input
          type="radio"
          name={group}
          value={address.id}
          checked={isSelected}
          disabled={isBusy}
          onChange={() => verbs.onSelect(address.id)}
          aria-labelledby={headId}
          aria-describedby={`${id}-lines`}
          className="mt-0.5 size-5 shrink-0 accent-leaf"
        />
        <span className="grid min-w-0 grow gap-1">
          <span id={headId} className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{address.name}</span>{' '}
            <Badge>{t(types[address.type])}</Badge>{' '}
            {address.isDefault && <Badge kind="leaf">{t('Default')}</Badge>}
          </span>
          <PostalAddress id={`${id}-lines`} address={address} />
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          {...common}
          variant={isSelected ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => verbs.onDeliver(address.id)}
        >
          {t('Deliver Here')}
        </Button>
        <Button {...common} variant="quiet" disabled={isBusy} onClick={() => verbs.onEdit(address.id)}>
          {t('Edit')}
        </Button>
        <Button {...common} variant="quiet" disabled={isBusy} onClick={() => verbs.onDelete(address.id)}>
          {t('Delete')}
        </Button>
        {isBusy && <Spinner className="text-leaf" />}
      </div>
    </li>
  );
}
