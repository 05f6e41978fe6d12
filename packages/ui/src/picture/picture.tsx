import type { ComponentProps } from 'react';

/** A picture in all the forms the server keeps of it. */
export interface PictureImage {
  /** What browsers load that know none of the `sources`. */
  src: string;
  /** What is to be seen, in words; empty when the words beside it say it already. */
  alt: string;
  /** Pixels of `src`; they keep the picture's place while it loads. */
  width: number;
  height: number;
  /** Best first, for example AVIF before WebP. */
  sources: readonly { type: string; srcSet: string }[];
}

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'sizes'> & {
  image: PictureImage;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The largest thing on the first screen: load it before anything else. Default false: load it late. */
  priority?: boolean;
};

/** A picture that keeps its place, comes in the best format and only when it is about to be seen. */
export function Picture({ image, sizes, priority = false, ...props }: PictureProps) {
  const { src, alt, width, height, sources } = image;
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img {...loading} {...props} src={src} alt={alt} width={width} height={height} />
    </picture>
  );
}
