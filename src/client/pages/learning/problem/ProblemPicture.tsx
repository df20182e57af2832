import { avatarStore } from '#client/stores/avatarStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { itemById } from '#shared/content/items.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import { ShellComputer } from '../document/scenes/ShellComputer.tsx';
import styles from './ProblemStatement.module.css';

/** The part of the lessons' place that is shown; its ground is at 378. */
const VIEW = { x: 128, y: 250, width: 374, height: 168 } as const;
const FRIEND = { side: 84, x: 376, y: 299 } as const;
/** The crab's portrait has more room below its feet. */
const lowered = (character: LessonContent['character']): number => (character === 'CRAB' ? 15 : 0);

/** The one who asks for help, the child, and the computer that is to do it; decoration. */
export function ProblemPicture({
  character,
  isSolved,
}: {
  readonly character: LessonContent['character'];
  readonly isSolved: boolean;
}) {
  const worn = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  const itemKeys = (worn ?? []).flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="xMidYMax slice">
        <image href="/ui/covers/lesson-place.webp" width="630" height="462" />
        <g transform="translate(222 384) scale(.5)">
          <ShellComputer state={isSolved ? 'done' : 'ready'} />
        </g>
        <ellipse cx={FRIEND.x + FRIEND.side / 2} cy="383" rx="30" ry="5" fill="#123f5c" opacity=".26" />
        <image
          href={`/npc/${character.toLowerCase()}/@2x/bust.webp`}
          {...{ x: FRIEND.x, y: FRIEND.y + lowered(character), width: FRIEND.side, height: FRIEND.side }}
        />
      </svg>
      {itemKeys.length > 0 && (
        <div className={styles.child}>
          <AvatarPreview
            itemKeys={itemKeys}
            height={104}
            expression={isSolved ? 'happy' : 'default'}
            label=""
          />
        </div>
      )}
    </div>
  );
}
