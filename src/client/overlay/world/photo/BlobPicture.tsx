import { useEffect, useRef } from 'react';

interface BlobPictureProps {
  readonly picture: Blob;
  readonly alt: string;
  readonly className?: string;
}

/** A picture that the page holds itself; its address is withdrawn with it. */
export function BlobPicture({ picture, alt, className }: BlobPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (element === null) return undefined;
    const address = URL.createObjectURL(picture);
    element.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={alt} className={className} />;
}
