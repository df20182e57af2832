import { HeartHandshake } from 'lucide-react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import type { Scoreboard, ScoreboardRow } from '#shared/contract/battle/scoreboards.ts';
import { podiumSteps, type PodiumStep } from './podiumSteps.ts';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import styles from './BattlePodium.module.css';

const MOST_ON_A_STEP = 3;
/** Places that have a card of their own below the steps. */
const MOST_CARDS = 5;
const HEIGHTS = { alone: { first: 264, other: 214 }, together: { first: 168, other: 140 } } as const;

interface PodiumStageProps {
  readonly board: Scoreboard;
  readonly own: ScoreboardRow | undefined;
  readonly ownId: number | null;
  readonly outfits: Outfits;
  readonly spectatorCount: number;
}

/** The first three on their steps with medals, the own doll in front where it has none, a kind word for everybody else. */
export function PodiumStage({ board, own, ownId, outfits, spectatorCount }: PodiumStageProps) {
  const steps = podiumSteps(board.rankList);
  const placed = new Set(steps.flatMap(({ rows }) => rows));
  const others = board.rankList.filter((row) => !placed.has(row));
  const isAllSolved = board.rankList.every(({ successCount }) => successCount === board.contentList.length);
  const nameOf = (row: ScoreboardRow) =>
    row.teamId === null
      ? (board.userList.find(({ userId }) => userId === row.userId)?.nickname ?? '')
      : texts.team(row.teamId);
  return (
    <>
      <div className={styles.stage}>
        {steps.length === 0 && <p className={styles.nobody}>{texts.nobodyYet}</p>}
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Step key={step.rank} step={step} place={index + 1} own={own} outfits={outfits} nameOf={nameOf} />
          ))}
        </ol>
        {own && !placed.has(own) && ownId !== null && (
          <p className={styles.inFront}>
            <AvatarPreview
              itemKeys={outfits.get(ownId) ?? []}
              height={150}
              expression="happy"
              label={texts.ownDoll}
            />
          </p>
        )}
      </div>
      <ul className={styles.others}>
        {others.slice(0, MOST_CARDS).map((row, index) => (
          <li key={row.userIdList.join()} data-own={row === own || undefined}>
            <b className={styles.place}>{row.rank}</b>
            <AvatarPreview
              itemKeys={outfits.get(row.userIdList[0] ?? 0) ?? []}
              height={42}
              bust
              animate={false}
              expression="happy"
              label=""
            />
            <span>
              <b>{nameOf(row)}</b>
              {row.successCount > 0 ? texts.solved(row.successCount) : texts.kind[index % texts.kind.length]}
            </span>
          </li>
        ))}
        {others.length > MOST_CARDS && <li>{texts.moreOnStep(others.length - MOST_CARDS)}</li>}
        <li className={styles.together}>
          <HeartHandshake aria-hidden="true" />
          <span>
            <b>{isAllSolved ? texts.everyone : texts.everyoneTried}</b>
            {spectatorCount > 0 && texts.cheered(spectatorCount)}
          </span>
        </li>
      </ul>
    </>
  );
}

interface StepProps {
  readonly step: PodiumStep;
  /** From the highest, 1. */
  readonly place: number;
  readonly own: ScoreboardRow | undefined;
  readonly outfits: Outfits;
  readonly nameOf: (row: ScoreboardRow) => string;
}

function Step({ step: { rank, rows }, place, own, outfits, nameOf }: StepProps) {
  const isTie = rows.length > 1;
  const userIds = rows.flatMap(({ userIdList }) => userIdList);
  const shown = userIds.slice(0, MOST_ON_A_STEP);
  const { first, other } = shown.length > 1 ? HEIGHTS.together : HEIGHTS.alone;
  const [best] = rows;
  return (
    <li className={styles.step} data-place={place} data-rank={rank}>
      <span className={styles.dolls} data-count={shown.length}>
        {shown.map((userId) => (
          <span key={userId} className={styles.doll}>
            <AvatarPreview
              itemKeys={outfits.get(userId) ?? []}
              height={rank === 1 ? first : other}
              expression="happy"
              label=""
            />
            <Medal />
          </span>
        ))}
      </span>
      <b className={styles.block}>
        {isTie && <small>{texts.tie}</small>}
        {rank}
      </b>
      <p className={styles.tag} data-own={(own && rows.includes(own)) || undefined}>
        <b>{rows.slice(0, MOST_ON_A_STEP).map(nameOf).join(' · ')}</b>
        <span>
          {best && texts.solved(best.successCount)} · {best && texts.points(best.totalPoint)}
          {rows.length > MOST_ON_A_STEP && ` · ${texts.moreOnStep(rows.length - MOST_ON_A_STEP)}`}
        </span>
      </p>
    </li>
  );
}

/** Around the neck of a doll; coloured by the step. */
function Medal() {
  return (
    <svg className={styles.medal} viewBox="0 0 40 44" aria-hidden="true">
      <path d="M4 2 L20 24 L36 2" fill="none" stroke="#c8443c" strokeWidth="6" strokeLinejoin="round" />
      <circle cx="20" cy="30" r="12" fill="var(--medal)" stroke="#7e4a22" strokeWidth="3" />
      <path
        d="M20 22.5l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z"
        fill="#fff6da"
        stroke="#7e4a22"
        strokeWidth="1"
      />
    </svg>
  );
}
