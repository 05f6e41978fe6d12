import type { ComponentProps } from 'react';
import { preload } from 'react-dom';

/** The point of an image that stays visible where it is cropped, in percent from the left and from the top. */
interface ImageFocus {
  x: number;
  y: number;
}

/** An image in all the formats that the server stores. */
export interface ImageFacts {
  /** The fallback for browsers that support none of the `sources`. */
  src: string;
  /** A description of the image; empty when the text beside it already says it. */
  alt: string;
  /** The size of `src` in pixels; it reserves the space while the image loads. */
  width: number;
  height: number;
  /** Best first, for example AVIF before WebP. */
  sources: readonly { type: string; srcSet: string }[];
  /** What stays visible where it is cropped, on pages with `image-focus.css`. Default: the middle. */
  focus?: ImageFocus | undefined;
}

export type ResponsiveImageProps = Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'sizes'
> & {
  image: ImageFacts;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** The largest element of the first screen: it loads before everything else. Default false: it loads late. */
  priority?: boolean;
  /**
   * Requested by the head of the page, before its scripts: for an image that is the largest element of a page. Default
   * false. A browser that does not know the best format ignores it.
   */
  isPreloaded?: boolean;
};

/** A crop follows the focus in steps of so many percent, those of `image-focus.css`. */
const STEP = 5;

const toStep = (percent: number) => Math.round(percent / STEP) * STEP;

/**
 * An image that reserves its space, uses the best format and loads only shortly before it is visible. What an image with a focus
 * shows in a crop is styled by `image-focus.css`.
 */
export function ResponsiveImage({
  image,
  sizes,
  priority = false,
  isPreloaded = false,
  ...props
}: ResponsiveImageProps) {
  const { src, alt, width, height, sources, focus } = image;
  const [best] = sources;
  if (isPreloaded)
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }),
    });
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        {...loading}
        {...props}
        {...(focus && { 'data-focus-x': toStep(focus.x), 'data-focus-y': toStep(focus.y) })}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
