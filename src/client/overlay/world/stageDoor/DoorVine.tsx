import { Check, Gift, Lock } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { ShellIcon, type ShellTone } from '#client/ui/stage/ShellIcon.tsx';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { itemById } from '#shared/content/items.ts';
import { MOST_STARS, STAGE_THEME_NAMES } from '#shared/content/stageRoad.ts';
import { STAGE_VINE, vineSpots, type StageDoor } from '#shared/content/stageDoors.ts';
import type { StarGiftView } from '#shared/contract/learning/stageRoutes.ts';
import type { DoorShell, ShellState } from './doorView.ts';
import { giftName } from './giftName.ts';
import { doorTexts } from './texts.ts';
import styles from './StageDoor.module.css';

const SIZES: Readonly<Record<ShellState, number>> = { done: 46, now: 57, open: 46, locked: 46 };
const TONES = { done: 'done', now: 'now', open: 'open', locked: 'locked' } as const satisfies Record<
  ShellState,
  ShellTone
>;
/** More on one shell become a stack of faces. */
const MOST_STANDING = 2;
/** The vine begins and ends in the ground, this far beyond its first and last shell. */
const POINTS = 40;

const vinePath = (() => {
  const spots = [{ dx: -STAGE_VINE.radius, dy: 0 }, ...vineSpots(POINTS), { dx: STAGE_VINE.radius, dy: 0 }];
  return spots
    .map(({ dx, dy }, index) => `${index === 0 ? 'M' : 'L'}${dx.toFixed(1)} ${dy.toFixed(1)}`)
    .join('');
})();

export interface DoorVineProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly door: StageDoor;
  readonly shells: readonly DoorShell[];
  readonly gifts: readonly StarGiftView[];
  readonly onChoose: (shell: DoorShell) => void;
}

/** The stages of a door as shells on a vine around it; on a narrow screen as a row above it. World px. */
export function DoorVine({ ref, door: { x, y, theme }, shells, gifts, onChoose }: DoorVineProps) {
  const { play } = STAGE_THEME_NAMES[theme];
  const spots = vineSpots(shells.length);
  return (
    <div ref={ref} className={styles.vine} style={{ left: x, top: y }}>
      <svg className={styles.stem} width="1" height="1" overflow="visible" aria-hidden="true">
        <path d={vinePath} data-part="edge" />
        <path d={vinePath} data-part="stem" />
        <path d={vinePath} data-part="light" />
      </svg>
      <NextGift gifts={gifts} />
      <ol className={styles.shells} aria-label={doorTexts.stages(play)}>
        {shells.map((shell, index) => (
          <li key={shell.problemId} style={placeAt(spots[index])}>
            <Shell shell={shell} play={play} onChoose={onChoose} />
            <Friends shell={shell} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Shell({
  shell,
  play,
  onChoose,
}: {
  readonly shell: DoorShell;
  readonly play: string;
  readonly onChoose: (shell: DoorShell) => void;
}) {
  const { state, order, title, starCount } = shell;
  const stars = state === 'done' ? `, ${doorTexts.starCount(starCount)}` : '';
  return (
    <button
      type="button"
      className={styles.shell}
      data-state={state}
      data-stage={shell.problemId}
      aria-label={`${doorTexts.stage(play, order, title)}, ${doorTexts.states[state]}${stars}`}
      onClick={() => onChoose(shell)}
    >
      <ShellIcon tone={TONES[state]} size={SIZES[state]} />
      <span className={styles.number}>{order}</span>
      {state === 'done' && <Check className={styles.badge} />}
      {state === 'locked' && <Lock className={styles.badge} />}
      {state !== 'locked' && (
        <span className={styles.stars}>
          {Array.from({ length: MOST_STARS }, (_, index) => (
            <StarIcon key={index} isLit={index < starCount} size={17} />
          ))}
        </span>
      )}
    </button>
  );
}

/** Friends whose furthest stage this is. */
function Friends({ shell: { friendList } }: { readonly shell: DoorShell }) {
  if (friendList.length === 0) return null;
  const label = doorTexts.friends(friendList.map(({ nickname }) => nickname));
  if (friendList.length > MOST_STANDING)
    return (
      <span className={styles.stack} role="img" aria-label={label}>
        {friendList.slice(0, 4).map(({ userId, itemIdList }) => (
          <span key={userId} className={styles.face}>
            <AvatarPreview itemKeys={keysOf(itemIdList)} height={30} bust animate={false} label="" />
          </span>
        ))}
      </span>
    );
  return (
    <span className={styles.friends} role="img" aria-label={label}>
      {friendList.map(({ userId, nickname, itemIdList }) => (
        <span key={userId} className={styles.friend}>
          <AvatarPreview itemKeys={keysOf(itemIdList)} height={64} animate={false} label="" />
          <span className={styles.name}>{nickname}</span>
        </span>
      ))}
    </span>
  );
}

const placeAt = (spot: { readonly dx: number; readonly dy: number } | undefined): CSSProperties =>
  ({ '--dx': `${spot?.dx ?? 0}px`, '--dy': `${spot?.dy ?? 0}px` }) as CSSProperties;

const keysOf = (itemIdList: readonly number[]) => itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? []);

/** The gift of the next number of stars. */
function NextGift({ gifts }: { readonly gifts: readonly StarGiftView[] }) {
  const next = gifts.find(({ isGiven }) => !isGiven);
  return (
    <p className={styles.gift}>
      <Gift aria-hidden="true" />
      {next ? doorTexts.nextGift(next.stars, giftName(next)) : doorTexts.allGifts}
    </p>
  );
}
