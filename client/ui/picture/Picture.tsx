import { PLACEHOLDER } from './placeholder.ts';

type Props = {
  picture: {
    src: string;
    avif: string;
    webp: string;
    /** Undefined for a picture that its style sheet sizes. */
    width: number | undefined;
    height: number | undefined;
  };
  /** As in `<img sizes>`; `''` when the picture exists in one width only. */
  sizes: string;
  /** Empty for a picture that repeats the text beside it. */
  alt: string;
  /** For the one large picture in the first view; all others load when they are near. */
  priority?: boolean;
  className?: string | undefined;
};

/** A picture in the formats that the image host has; a missing address shows the placeholder. */
export function Picture({ picture, sizes, alt, priority, className }: Props) {
  const { src, avif, webp, width, height } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes || undefined} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes || undefined} />}
      <img
        className={className}
        src={src || PLACEHOLDER}
        alt={alt}
        width={src ? width : 500}
        height={src ? height : 500}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
