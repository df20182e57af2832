import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Avatar.module.css';

// The wardrobe comes after the page: names and buttons do not wait for faces.
const Portrait = lazy(async () => ({ default: (await import('./Portrait.tsx')).Portrait }));

const SIZES = { small: 28, medium: 40, large: 64 } as const;

export interface AvatarProps {
  readonly nickname: string;
  readonly itemIdList: readonly number[];
  /** 28, 40 or 64 pixels. */
  readonly size?: keyof typeof SIZES;
}

/** The round face of somebody, or the first letter of the name while there is no look. Decoration beside the name. */
export function Avatar({ nickname, itemIdList, size = 'medium' }: AvatarProps) {
  const letter = <span aria-hidden="true">{Array.from(nickname)[0] ?? <UserRound size={20} />}</span>;
  return (
    <span className={classNames(styles.face, styles[size])}>
      {itemIdList.length === 0 ? (
        letter
      ) : (
        <Suspense fallback={letter}>
          <Portrait itemIdList={itemIdList} height={SIZES[size] - 4} />
        </Suspense>
      )}
    </span>
  );
}
