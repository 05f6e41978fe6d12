import { useLanguage } from '../../foundations/language/language.tsx';

interface SentPhotosProps {
  /** Small, and the address of the large one. */
  photos: readonly { src: string; href: string }[];
}

/** The photos that a buyer sent with a return; each opens large in a tab of its own. */
export function SentPhotos({ photos }: SentPhotosProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ src, href }, at) => (
        <li key={src}>
          <a href={href} target="_blank" rel="noreferrer" className="block rounded-field">
            <img
              src={src}
              alt={t('Photo {number}', { number: formatNumber(at + 1) })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-field border object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
