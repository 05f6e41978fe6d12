import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface MoveButtonsProps {
  /** The index of the item, from 0. */
  index: number;
  count: number;
  /** Names the item for screen readers; shown as it is. */
  name: string;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The buttons of an item in an ordered list. At the end of the list a button rests, and stays focusable. */
export function MoveButtons({ index, count, name, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useLanguage();
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('Move earlier: {name}', { name })}
        aria-disabled={index === 0 ? true : undefined}
        onClick={() => onMove(index - 1)}
      >
        {t('Move earlier')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('Move later: {name}', { name })}
        aria-disabled={index === count - 1 ? true : undefined}
        onClick={() => onMove(index + 1)}
      >
        {t('Move later')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </>
  );
}
