import { TextField } from '../../forms/text-field/text-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';

export interface ShownLinkProps {
  link: string;
  /** Called by 'Close'. */
  onHide: (() => void) | undefined;
}

/** A link that the user copies by hand: a press selects it. */
export default function ShownLink({ link, onHide }: ShownLinkProps) {
  const { t } = useLanguage();
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow">
        <TextField
          label="Link to this page"
          value={link}
          readOnly
          onClick={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <Button variant="quiet" onClick={onHide}>
        {t('Close')}
      </Button>
    </div>
  );
}
