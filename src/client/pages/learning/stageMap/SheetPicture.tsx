import { useQuery } from '@tanstack/react-query';
import { spriteSheetQuery } from '#client/net/spriteSheets.ts';

export interface SheetPictureProps {
  /** The folder of the sheet's files, as `/ui/stage/@1x`. */
  readonly folder: string;
  readonly frame: string;
  /** The canvas that the frame was trimmed from: its left upper corner and its size. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Drawn through it, as white parts are coloured. */
  readonly filter?: string | undefined;
}

/** One frame of a sheet of the game, inside of an SVG; nothing until the sheet is there, or without it. */
export function SheetPicture({ folder, frame: name, x, y, scale = 1, filter }: SheetPictureProps) {
  const sheet = useQuery(spriteSheetQuery(folder));
  const frame = sheet.data?.get(name);
  if (!frame) return null;
  const { left, top, w, h } = frame;
  return (
    <svg
      x={x + left * scale}
      y={y + top * scale}
      width={w * scale}
      height={h * scale}
      viewBox={`${frame.x} ${frame.y} ${w} ${h}`}
    >
      <image href={`${folder}/sheet.webp`} filter={filter} />
    </svg>
  );
}
