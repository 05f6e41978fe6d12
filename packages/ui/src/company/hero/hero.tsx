import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BrandMark } from '../../shell/brand-mark/brand-mark.tsx';
import { FactsPanel, type Fact } from '../../primitives/facts-panel/facts-panel.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface HeroProps {
  brandName: string;
  /** Already in the reader's language, like the text and the main link. */
  heading: string;
  text: string;
  /** The language of these words where it is not the reader's. */
  lang?: string | undefined;
  /** The main link. */
  action: { href: string; label: string };
  /** Facts about the company that a visitor can check, as on the back of a pack; without any, their panel is not shown. */
  facts: readonly Fact[];
  /** A secondary link, below the facts. */
  aside?: { text: string; href: string; label: string };
  /** An image that fills its square. */
  image: ReactNode;
  /** The name of the product in the image, with a link to it. Default: it shows no product. */
  caption?: { href: string; label: string } | undefined;
}

const imageLook = cva('grid h-full place-items-center px-8', {
  variants: { hasCaption: { true: 'pb-16 pt-8', false: 'py-10' } },
});

/** The top of the home page, arranged like the label around a bottle: front, product, back. */
export function Hero({ brandName, heading, text, lang, action, facts, aside, image, caption }: HeroProps) {
  const { t } = useLanguage();
  return (
    <section className="measure pt-4 sm:pt-6">
      <div className="grid overflow-hidden rounded-card bg-bottle text-on-bottle md:grid-cols-2 lg:grid-cols-12">
        <div lang={lang} className="flex flex-col justify-center p-6 sm:p-10 lg:col-span-5">
          <h1 className="text-display font-bold">{heading}</h1>
          <p className="mt-4 max-w-prose text-lead text-on-bottle-muted">{text}</p>
          <Link
            href={action.href}
            className="mt-8 inline-flex min-h-14 items-center justify-center self-stretch rounded-field bg-turmeric px-8 text-lead font-bold text-on-turmeric hover:opacity-90 sm:self-start"
          >
            {action.label}
          </Link>
        </div>
        <figure className="relative bg-turmeric text-on-turmeric lg:col-span-4">
          <div className={imageLook({ hasCaption: caption !== undefined })}>{image}</div>
          {caption !== undefined && (
            <figcaption className="absolute inset-x-0 bottom-0 border-t-2 border-on-turmeric px-5 py-3 font-semibold">
              <Link href={caption.href} className="underline underline-offset-4">
                {caption.label}
              </Link>
            </figcaption>
          )}
        </figure>
        <div className="flex flex-col justify-between gap-6 p-6 sm:p-8 md:col-span-2 lg:col-span-3 lg:p-6">
          {facts.length > 0 && <FactsPanel title="Company facts" rows={facts} />}
          <p className="hidden flex-col items-center gap-2 font-semibold text-on-bottle-muted lg:flex">
            <BrandMark className="size-24 text-bottle-line" />
            {brandName}
          </p>
          {aside !== undefined && (
            <p className="text-on-bottle-muted">
              {t(aside.text)}{' '}
              <Link href={aside.href} className="font-semibold text-turmeric underline underline-offset-4">
                {t(aside.label)}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
