import type { CSSProperties } from 'react';
import { OWN_WATER, type OwnMark } from '#shared/authoring/ownBoard.ts';
import type { OwnBoard } from '#shared/contract/learning/ownStages.ts';
import { OwnCellPicture } from './OwnCellPicture.tsx';
import styles from './OwnStages.module.css';

/** The backdrop of a look, as a background. */
export const backdropOf = (theme: OwnBoard['theme']): CSSProperties => ({
  backgroundImage: `url(/ui/stage/@1x/backdrop-${theme.toLowerCase()}.webp)`,
});

/** The whole board, small; decoration. */
export function BoardPicture({ board }: { readonly board: OwnBoard }) {
  const { theme, rows } = board;
  return (
    <div className={styles.picture} style={backdropOf(theme)} aria-hidden="true">
      {rows.flatMap((line, row) =>
        line.split('').flatMap((mark, column) =>
          mark === OWN_WATER
            ? []
            : [
                <span key={`${row} ${column}`} style={{ gridArea: `${row + 1} / ${column + 1}` }}>
                  <OwnCellPicture
                    mark={mark as OwnMark}
                    theme={theme}
                    isTop={rows[row - 1]?.[column] !== '#'}
                  />
                </span>,
              ],
        ),
      )}
    </div>
  );
}
