import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { battleTexts } from '../texts.ts';
import { useOutfits } from '../useOutfits.ts';
import { miniRows } from './miniRows.ts';
import { competitionTexts as texts } from './texts.ts';
import styles from './CompetitionHub.module.css';

interface MiniBoardProps {
  readonly board: Scoreboard;
  /** The user whose place is gold and always among those shown. */
  readonly ownId: number;
}

/** Beside a stage, which takes the room of the board: who leads, and oneself, in one line. */
export function MiniBoard({ board, ownId }: MiniBoardProps) {
  const rows = miniRows(board, ownId);
  const outfits = useOutfits(rows.map(({ userId }) => userId));
  return (
    <ol className={styles.mini} aria-label={texts.board}>
      {rows.map(({ userId, nickname, rank, points, solved }) => (
        <li key={userId} data-own={userId === ownId || undefined}>
          <b>
            {rank}
            <VisuallyHidden>{texts.rank}</VisuallyHidden>
          </b>
          <AvatarPreview itemKeys={outfits.get(userId) ?? []} height={34} bust animate={false} label="" />
          <span>
            {nickname}
            <small>
              {battleTexts.points(points)} · {solved}/{board.contentList.length}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
