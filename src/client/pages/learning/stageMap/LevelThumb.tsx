import { avatarStore } from '#client/stores/avatarStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { useStore } from '#client/ui/useStore.ts';
import { itemById } from '#shared/content/items.ts';
import type { StageLayout, StageTheme } from '#shared/simulation/stage/level.ts';
import { COLUMNS, groundOf, ROWS, viewOf, type GroundPiece } from '#shared/simulation/stage/levelView.ts';
import { STAGE_CELL as CELL, STAGE_GROUND } from '#shared/content/stageArt.ts';
import { ThumbThings } from './ThumbThings.tsx';
import styles from './StageMap.module.css';

/** The height of the whole picture of an avatar, whose feet stand this far above its lower edge. */
const AVATAR = { height: 2.1, feet: 0.14 } as const;

export interface LevelThumbProps {
  readonly theme: StageTheme;
  readonly level:
    | (Pick<StageLayout, 'rows'> & Partial<StageLayout> & { readonly facing?: 'LEFT' | 'RIGHT' })
    | null;
  /** In its place instead of over the edge of its card. */
  readonly inline?: boolean;
}

/** The start of a level with the child at it; decoration. */
export function LevelThumb({ theme, level, inline = false }: LevelThumbProps) {
  const worn = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  const itemKeys = (worn ?? []).flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
  const view = viewOf(level?.rows ?? []);
  const art = (name: string) => `/ui/stage/@1x/${name}-${theme.toLowerCase()}.webp`;
  const height = inline ? 84 : 114;
  const start = view.start && {
    left: `${((view.start.column + 0.5) / COLUMNS) * 100}%`,
    bottom: `${((ROWS - 1 - view.start.row - AVATAR.feet) / ROWS) * 100}%`,
  };
  return (
    <div
      className={classNames(styles.thumb, inline && styles.inline)}
      style={{ backgroundImage: `url(${art('backdrop')})` }}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`} preserveAspectRatio="none">
        {groundOf(view).map((piece) => (
          <Ground
            key={`${piece.from} ${piece.row}`}
            piece={piece}
            href={art(piece.isLedge ? 'ledge' : 'ground')}
          />
        ))}
        <ThumbThings view={view} words={level ?? {}} />
      </svg>
      {start && itemKeys.length > 0 && (
        <span className={styles.child} style={start} data-left={level?.facing === 'LEFT' || undefined}>
          <AvatarPreview
            itemKeys={itemKeys}
            height={Math.round((height / ROWS) * AVATAR.height)}
            animate={false}
            label=""
          />
        </span>
      )}
    </div>
  );
}

/** Both ends of the long picture of ground, cut where the piece is half done. */
function Ground({
  piece: { from, to, row, isLedge },
  href,
}: {
  readonly piece: GroundPiece;
  readonly href: string;
}) {
  const { view, cells, overhang, depth } = STAGE_GROUND;
  const [left, right] = [from * CELL, to * CELL];
  const half = (right - left) / 2;
  const high = isLedge ? depth.ledge - view.y + overhang : view.h;
  const end = { y: row * CELL + view.y, height: high };
  return (
    <>
      <svg {...end} x={left - overhang} width={half + overhang} viewBox={`0 0 ${half + overhang} ${high}`}>
        <image href={href} width={view.w} height={high} preserveAspectRatio="none" />
      </svg>
      <svg {...end} x={left + half} width={half + overhang} viewBox={`0 0 ${half + overhang} ${high}`}>
        <image
          href={href}
          x={half - cells * CELL - overhang}
          width={view.w}
          height={high}
          preserveAspectRatio="none"
        />
      </svg>
    </>
  );
}
