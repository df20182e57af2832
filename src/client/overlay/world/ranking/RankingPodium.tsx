import { Label } from '#client/ui/text/Text.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { WorldRankingRow } from '#shared/contract/world/ranking.ts';
import { itemKeysOf, nameOf } from './RankingRow.tsx';
import { SeaFloor } from './SeaFloor.tsx';
import { rankingTexts } from './texts.ts';
import styles from './Ranking.module.css';

export interface RankingPodiumProps {
  /** At most three, the first first; fewer leave steps empty. */
  readonly rows: readonly WorldRankingRow[];
  readonly inChannel: boolean;
  /** Silhouettes stand on the steps until they are known. */
  readonly loading?: boolean;
}

/** The first three on their steps, dressed as they are. */
export function RankingPodium({ rows, inChannel, loading = false }: RankingPodiumProps) {
  return (
    <div className={styles.stage}>
      <SeaFloor />
      <ol className={styles.steps} aria-label={rankingTexts.podium}>
        {[0, 1, 2].map((place) => {
          const row = rows[place];
          return (
            <li key={place} className={styles.step} data-place={place + 1}>
              {row ? (
                <Winner row={row} inChannel={inChannel} first={place === 0} />
              ) : (
                loading && <span className={styles.silhouette} aria-hidden="true" />
              )}
              <span className={styles.block} aria-hidden="true">
                {row?.rank ?? place + 1}
              </span>
              {!row && !loading && <VisuallyHidden>{rankingTexts.emptyStep}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Winner({
  row: { rank, user, score },
  inChannel,
  first,
}: {
  readonly row: WorldRankingRow;
  readonly inChannel: boolean;
  readonly first: boolean;
}) {
  const name = nameOf(user, inChannel);
  return (
    <button
      type="button"
      className={styles.winner}
      onClick={() => openDialog('userDetail', { userId: user.userId })}
    >
      <VisuallyHidden>{rankingTexts.rank(rank)}</VisuallyHidden>
      <span className={styles.podiumScore}>{rankingTexts.score(score)}</span>
      <AvatarPreview
        itemKeys={itemKeysOf(user)}
        height={first ? 164 : 132}
        expression="happy"
        label=""
        className={styles.doll}
      />
      <span className={styles.name}>
        <TierBadge tier={user.tier} size={24} label={tierName(user.tier, user.tierLevel)} />
        <Label tone="inherit" truncate>
          {name}
        </Label>
      </span>
    </button>
  );
}
